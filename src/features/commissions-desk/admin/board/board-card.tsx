import { longDay } from '../../../../shared/dates/long-day.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { BoardCard as Card } from '../../desk-commission.schema.ts'

interface BoardCardProps {
  readonly card: Card
  readonly onPass: () => void
  readonly onLift: () => void
  readonly onDrop: () => void
}

/** One commission of the board. It is dragged to the next column, or passed by its button. */
export const BoardCard = ({ card, onPass, onLift, onDrop }: BoardCardProps) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const { _id: id, number, customer, title, occasion, eventDate, plannedOn, late, owed, unread, next } = card
  return (
    <li
      draggable={next !== null}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', number)
        onLift()
      }}
      onDragEnd={onDrop}
      className={classNames(
        'border bg-sheet p-3 text-small',
        late ? 'border-garance' : 'border-hairline',
        next !== null && 'cursor-grab',
      )}
    >
      <LocalLink
        to={`${pathTo('adminCommissions')}?opened=${id}`}
        draggable={false}
        className="thread-link relative font-medium wrap-anywhere"
      >
        {customer || number}
      </LocalLink>
      <p className="mt-0.5 text-caption text-ink-soft wrap-anywhere">
        <span className="tabular-nums">{number}</span> · {title ?? t(`occasions.${occasion}`)}
      </p>
      {eventDate && (
        <p className="mt-0.5 text-caption text-ink-soft">
          {t('eventOn', { range: longDay(eventDate, lng) })}
        </p>
      )}
      {(late || plannedOn) && (
        <p className={classNames('mt-1 text-caption', late && 'font-medium text-garance')}>
          {late ? t('late') : plannedOn && t('board.planned', { day: longDay(plannedOn, lng) })}
        </p>
      )}
      {owed && <p className="mt-1 text-caption">{t('board.owed')}</p>}
      {unread && <p className="mt-1 text-caption">{t('board.unread')}</p>}
      {next !== null && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          aria-label={t('board.passNamed', { number })}
          onClick={onPass}
        >
          {t('board.pass')}
        </Button>
      )}
    </li>
  )
}

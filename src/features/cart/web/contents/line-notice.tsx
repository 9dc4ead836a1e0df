import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { askAnchor } from '../../../restock/restock.rules.ts'
import type { ShownLine } from '../../shown-line.ts'

interface LineNoticeProps {
  readonly line: ShownLine
  /** The name of the line for a screen reader, which may read the answer alone. */
  readonly named: string
  readonly onAccept: () => void
  readonly onTake: () => void
  readonly onRemove: () => void
}

/** Says what has changed about a line since it was added, with the buttons to answer before it can be ordered. */
export const LineNotice = ({ line, named, onAccept, onTake, onRemove }: LineNoticeProps) => {
  const { t } = useTranslation('cartContents')
  const { notice, price, unitPrice, available, productId, options, isShown } = line
  const asked = {
    price_changed: {
      text: t('notices.priceChanged', {
        before: formatEuros(price),
        now: formatEuros(unitPrice),
      }),
      answer: t('notices.understood'),
      act: onAccept,
    },
    not_enough: {
      text: t('notices.notEnough', { count: available }),
      answer: t('notices.take', { available }),
      act: onTake,
    },
    unavailable: { text: t('notices.unavailable'), answer: t('notices.takeOut'), act: onRemove },
  }
  if (!notice) return null
  const { text, answer, act } = asked[notice]
  return (
    <div className="mt-2 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-rose px-3 py-2 text-ink text-small">
      <p>
        {text}
        {notice === 'unavailable' && isShown && (
          <LocalLink
            to={`${pathTo('product', { id: productId })}#${askAnchor(options.size ?? '')}`}
            aria-label={t('notices.about', { answer: t('notices.tellMe'), name: named })}
            className="ml-2 inline-flex min-h-11 items-center underline decoration-1 decoration-garance underline-offset-[0.22em]"
          >
            {t('notices.tellMe')}
          </LocalLink>
        )}
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={act}
        aria-label={t('notices.about', { answer, name: named })}
        className="min-h-11"
      >
        {answer}
      </Button>
    </div>
  )
}

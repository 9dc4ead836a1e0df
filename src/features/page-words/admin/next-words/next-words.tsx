import { Moment } from '../../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { NextWords } from '../../next-words.contract.ts'
import type { SaidWords, WordedPage } from '../../page-words.limits.ts'
import { TextChange } from '../text-change.tsx'
import { DatesForm } from './dates-form.tsx'
import { nextWordsTexts } from './next-words.texts.ts'
import { PagePreviewLink } from './preview-link.tsx'
import { useNextWords } from './use-next-words.ts'

interface NextWordsPartProps {
  readonly page: WordedPage
  readonly next: NextWords
  readonly software: ReadonlyMap<string, string>
  readonly onEdit: (key: string, start: SaidWords) => void
}

/** What waits beside a page: text by text, with its dates, its preview and its publication. */
export const NextWordsPart = ({ page, next, software, onEdit }: NextWordsPartProps) => {
  useOwnTexts('nextWords', nextWordsTexts)
  const { t } = useTranslation('nextWords')
  const desk = useNextWords(page, next)
  const { texts, publishAt, endsAt, version } = next
  const moved = texts.filter(({ changedSince }) => changedSince).length
  const name = desk.writing?.name
  /** A press while another is on its way would be passed over. */
  const press = (deed: 'publish' | 'discard') => ({
    loading: name === deed,
    disabled: name !== undefined && name !== deed,
    onClick: () => desk.do({ name: deed }),
  })
  return (
    <section
      aria-labelledby="suivante-title"
      className="mt-4 border border-hairline bg-sheet p-4 [--ground:var(--sheet)]"
    >
      <h3 id="suivante-title" className="font-semibold">
        {t('next.title')}
      </h3>
      <StateLine next={next} />
      <ul className="mt-3">
        {texts.map((text) => (
          <WaitingText
            key={text.key}
            text={text}
            software={software.get(text.key)}
            busy={name === 'leave'}
            onEdit={() => onEdit(text.key, text.after)}
            onLeave={() => desk.do({ name: 'leave', key: text.key })}
          />
        ))}
      </ul>
      {moved > 0 && <p className="mt-3 text-garance text-small">{t('next.moved', { count: moved })}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="small" {...press('publish')}>
          {t('next.publish')}
        </Button>
        {(publishAt ?? endsAt) && (
          <Button
            size="small"
            variant="quiet"
            disabled={name !== undefined}
            onClick={() => desk.do({ name: 'dates', publishAt: null, endsAt: null })}
          >
            {t('next.undate')}
          </Button>
        )}
        <Button size="small" variant="quiet" {...press('discard')}>
          {t('next.discard')}
        </Button>
      </div>
      <PagePreviewLink key={version} page={page} />
      <DatesForm
        key={`${publishAt} ${endsAt}`}
        publishAt={publishAt}
        endsAt={endsAt}
        busy={name === 'dates'}
        onDates={(dates) => desk.do({ name: 'dates', ...dates })}
      />
    </section>
  )
}

const StateLine = ({ next: { publishAt, endsAt, savedAt } }: { readonly next: NextWords }) => {
  const { t } = useTranslation('nextWords')
  return (
    <p className="mt-1 text-ink-soft text-small">
      {t(publishAt ? 'next.dated' : 'next.waiting')} <Moment at={publishAt ?? savedAt} />
      {'. '}
      {endsAt && (
        <>
          {t('next.ends')} <Moment at={endsAt} />.
        </>
      )}
    </p>
  )
}

interface WaitingTextProps {
  readonly text: NextWords['texts'][number]
  readonly software: string | undefined
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onLeave: () => void
}

const WaitingText = ({ text, software, busy, onEdit, onLeave }: WaitingTextProps) => {
  const { t } = useTranslation(['nextWords', 'pageWords'])
  const { before, after, changedSince } = text
  const named = after[useLanguage()] ?? after.fr ?? after.en ?? software ?? text.key
  return (
    <li className="border-hairline border-t py-3">
      <TextChange before={before} after={after} software={software} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {changedSince && <Badge tone="rose">{t('next.changedSince')}</Badge>}
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('changeOf', { text: named })}
          onClick={onEdit}
        >
          {t('change')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          aria-label={t('next.leaveOf', { text: named })}
          onClick={onLeave}
        >
          {t('next.leave')}
        </Button>
      </div>
    </li>
  )
}

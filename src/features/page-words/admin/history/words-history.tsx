import { useState } from 'react'
import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { OwnWords } from '../../page-words.contract.ts'
import type { WordedPage } from '../../page-words.limits.ts'
import type { WordsEntry, WordsHistoryContract } from '../../words-history.contract.ts'
import { historyQuery, readingsOfWords } from '../page-words.admin-queries.ts'
import { TextChange } from '../text-change.tsx'

interface WordsHistoryProps {
  readonly page: WordedPage
  readonly own: ReadonlyMap<string, OwnWords>
  readonly software: ReadonlyMap<string, string>
}

/** What was changed of the words of a page, once somebody asks for it; each text can be had again as it was. */
export const WordsHistory = ({ page, own, software }: WordsHistoryProps) => {
  const { t } = useTranslation('pageWords')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-small underline decoration-1 decoration-garance underline-offset-[0.22em]">
        {t('history.title')}
      </summary>
      {isOpen && <Entries page={page} own={own} software={software} />}
    </details>
  )
}

const Entries = ({ page, own, software }: WordsHistoryProps) => {
  const { t } = useTranslation('pageWords')
  const api = useApi<WordsHistoryContract>()
  const [number, setNumber] = useState(1)
  const query = usePrivateQuery(historyQuery(api, page, number))
  const { write, writing } = useWrite({
    send: ({ _id: entry, key }: WordsEntry) =>
      api('POST /admin/page-words/{page}/restorations', {
        params: { page },
        body: { entry, seen: own.get(key)?.version ?? null },
      }),
    succeeded: () => notify('general', { title: t('history.restored'), variant: 'success' }),
    failed: (refusal) => showFailure(t('history.notRestored'), refusal),
    refresh: readingsOfWords,
  })
  return (
    <Answered query={query} failed={t('history.failed')} retry={t('retry')}>
      {({ entries, totalPages }) => (
        <>
          {entries.length === 0 && <p className="mt-3 text-ink-soft text-small">{t('history.none')}</p>}
          <ol className="mt-3">
            {entries.map((entry) => (
              <Entry
                key={entry._id}
                entry={entry}
                software={software.get(entry.key)}
                busy={writing?._id === entry._id}
                onRestore={() => void write(entry)}
              />
            ))}
          </ol>
          {totalPages > 1 && (
            <div className="mt-4 flex gap-3">
              <Button
                size="small"
                variant="secondary"
                disabled={number === 1}
                onClick={() => setNumber(number - 1)}
              >
                {t('history.newer')}
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={number >= totalPages}
                onClick={() => setNumber(number + 1)}
              >
                {t('history.older')}
              </Button>
            </div>
          )}
        </>
      )}
    </Answered>
  )
}

interface EntryProps {
  readonly entry: WordsEntry
  readonly software: string | undefined
  readonly busy: boolean
  readonly onRestore: () => void
}

const Entry = ({ entry, software, busy, onRestore }: EntryProps) => {
  const { t } = useTranslation('pageWords')
  const moment = dayAndTime(entry.at, useLanguage())
  return (
    <li className="border-hairline border-t py-3 text-small">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p>
          {entry.by ?? t('history.house')} {t(`history.actions.${entry.action}`)}
          <time dateTime={entry.at} className="block text-caption text-ink-soft tabular-nums">
            {moment}
          </time>
        </p>
        {entry.restorable && (
          <Button size="small" variant="secondary" loading={busy} onClick={onRestore}>
            {t('history.restore')}
            <span className="sr-only"> · {moment}</span>
          </Button>
        )}
      </div>
      <TextChange before={entry.before} after={entry.after} software={software} />
      {entry.over && <p className="mt-2 text-ink-soft">{t('history.over')}</p>}
    </li>
  )
}

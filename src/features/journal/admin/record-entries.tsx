import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import type { ShownRecord } from '../../../ui/admin/shown-record.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { JournalContract } from '../journal.contract.ts'
import { EntryChanges } from './entry-changes.tsx'
import { journalTexts } from './journal.texts.ts'
import { recordEntriesTexts } from './record-entries.texts.ts'
import { TakeBackEntry } from './take-back-entry.tsx'

/** The rest is read in the log. */
const shownAtOnce = 10

const Entries = ({ kind, id }: ShownRecord) => {
  useOwnTexts('journal', journalTexts)
  const { t } = useTranslation('recordEntries')
  const lng = useLanguage()
  const api = useApi<JournalContract>()
  const query = usePrivateQuery(
    queryOptions({
      queryKey: ['journal', 'of', kind, id, lng],
      queryFn: ({ signal }) =>
        api('GET /admin/audit', { query: { kind, subject: id, limit: shownAtOnce }, signal }),
      staleTime: 0,
      meta: { private: true },
    }),
  )
  return (
    <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={<Skeleton className="h-16" />}>
      {({ entries, count }) => (
        <>
          {count === 0 && <p className="text-ink-soft text-small">{t('none')}</p>}
          <ol className="text-small">
            {entries.map((entry) => (
              <li key={entry._id} className="border-hairline border-t py-2">
                <span className="font-medium">
                  {entry.who === null ? t('system') : (entry.who.name ?? t('gone'))}
                </span>{' '}
                {entry.text}, <Moment at={entry.at} />
                <EntryChanges entry={entry} />
                <TakeBackEntry entry={entry} />
              </li>
            ))}
          </ol>
          {count > entries.length && (
            <LocalLink
              to={`${pathTo('adminJournal')}?kind=${kind}&subject=${encodeURIComponent(id)}`}
              className="thread-link relative text-small"
            >
              {t('all')}
            </LocalLink>
          )}
        </>
      )}
    </Answered>
  )
}

/** What the team did to a record; folded away, and read when it is unfolded. */
export const RecordEntries = (record: ShownRecord) => {
  useOwnTexts('recordEntries', recordEntriesTexts)
  const { t } = useTranslation('recordEntries')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-10 print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2 font-semibold">{t('title')}</summary>
      {isOpen && <Entries {...record} />}
    </details>
  )
}

import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parisMinute } from '../../../shared/calendar/paris-time.ts'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../ui/admin/list/list-page.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { JournalContract, JournalEntry } from '../journal.contract.ts'
import { bySystem, journalPageSize, recordKinds } from '../journal.limits.ts'
import { EntryChanges } from './entry-changes.tsx'
import { journalTexts } from './journal.texts.ts'
import { TakeBackEntry } from './take-back-entry.tsx'

const journal = listOver<JournalContract>()({
  key: ['journal'],
  call: 'GET /admin/audit',
  read: ({ entries: rows, ...page }) => ({ rows, ...page }),
  choices: { kind: recordKinds },
  given: ['person', 'subject', 'from', 'to'],
  rowIds: 'counted',
})

type JournalList = ReturnType<typeof useJournal>

const useJournal = () => useList(journal)

/** The days between which entries are shown; each is read again as soon as it is a day. */
const DayFields = ({ list }: { list: JournalList }) => {
  const { t } = useTranslation('journal')
  const navigate = useNavigate()
  const { given } = list.params
  return (['from', 'to'] as const).map((name) => (
    <TextField
      key={name}
      type="date"
      label={t(name)}
      value={given[name] ?? ''}
      min={name === 'to' ? given.from : undefined}
      max={name === 'from' ? given.to : undefined}
      onChange={({ target }) =>
        void navigate(list.hrefWith({ [name]: target.value || undefined }), { preventScrollReset: true })
      }
      frameClassName="w-44 max-sm:w-[calc(50%-0.75rem)]"
    />
  ))
}

/** That only what one person did, or what happened to one record, is shown. */
const OnlyOne = ({ list }: { list: JournalList }) => {
  const { t } = useTranslation('journal')
  const { given } = list.params
  const only = given.subject ? 'subject' : given.person ? 'person' : undefined
  if (!only) return null
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 text-small">
      <span>{t(`only.${only}`)}</span>
      <LocalLink
        to={list.hrefWith({ person: undefined, subject: undefined })}
        className="thread-link relative"
      >
        {t('showAll')}
      </LocalLink>
    </p>
  )
}

interface EntryProps {
  readonly entry: JournalEntry
  readonly list: JournalList
  readonly pathOf: RecordPath
}

/** Who did what, and the ways to the record and to all that happened to it. */
const Deed = ({ entry, list, pathOf }: EntryProps) => {
  const { t } = useTranslation('journal')
  const { who, text, kind, subject } = entry
  const path = pathOf(kind, subject)
  const name = who === null ? t('system') : (who.name ?? t('gone'))
  return (
    <>
      <LocalLink to={list.hrefWith({ person: who?._id ?? bySystem })} className="thread-link relative">
        {name}
      </LocalLink>{' '}
      <span className="font-regular">{text}</span>
      <span className="mt-0.5 flex flex-wrap gap-x-4 font-regular text-caption">
        {path && (
          <LocalLink to={path} className="thread-link relative text-ink-soft">
            {t('open')}
          </LocalLink>
        )}
        <LocalLink to={list.hrefWith({ kind, subject })} className="thread-link relative text-ink-soft">
          {t('history')}
        </LocalLink>
        <TakeBackEntry entry={entry} />
      </span>
    </>
  )
}

/** Where a record of a kind is opened; undefined where no room shows it. */
type RecordPath = (kind: string, id: string) => string | undefined

interface JournalPageProps {
  readonly houseName: string
  readonly pathOf: RecordPath
  /** The list of what happened to accounts and their sessions. */
  readonly connections: ReactNode
}

/** What the team did, newest first, by person, record, kind and day. */
const Deeds = ({ pathOf }: Pick<JournalPageProps, 'pathOf'>) => {
  const { t } = useTranslation('journal')
  const list = useJournal()
  return (
    <ListPage
      list={list}
      t={t}
      expected={journalPageSize / 2}
      empty={t('empty')}
      filters={[
        {
          field: 'kind',
          label: t('kind'),
          all: t('allKinds'),
          nameOf: (kind) => t(`kinds.${kind}`),
          atHand: true,
        },
      ]}
      beside={<DayFields list={list} />}
      columns={[
        {
          name: 'at',
          label: t('columns.at'),
          text: ({ at }) => parisMinute(Date.parse(at)),
          className: 'ledger:w-48 font-regular',
          cell: ({ at }) => <Moment at={at} />,
        },
        {
          name: 'what',
          label: t('columns.what'),
          text: ({ who, text, kind, subject }) =>
            `${who === null ? t('system') : (who.name ?? t('gone'))} ${text} (${kind} ${subject})`,
          plain: true,
          cell: (entry) => <Deed entry={entry} list={list} pathOf={pathOf} />,
        },
        {
          name: 'changes',
          label: t('columns.changes'),
          text: ({ before, after }) => JSON.stringify({ ...(before && { before }), ...(after && { after }) }),
          plain: true,
          className: 'ledger:w-[38%] wrap-anywhere',
          cell: (entry) => <EntryChanges entry={entry} />,
        },
      ]}
    >
      <OnlyOne list={list} />
    </ListPage>
  )
}

const views = [undefined, 'connexions'] as const

/** What the team did, or what happened to accounts and their sessions. */
export const JournalPage = ({ houseName, pathOf, connections }: JournalPageProps) => {
  useOwnTexts('journal', journalTexts)
  const { t } = useTranslation('journal')
  const asked = useSearchParams()[0].get('view')
  const shown = views.find((view) => view === asked)
  return (
    <DeskPage path={pathTo('adminJournal')} houseName={houseName} t={t}>
      <nav aria-label={t('views.label')} className="mb-2 text-small noscript:hidden">
        <ul className="flex gap-x-6 border-hairline border-b">
          {views.map((view) => (
            <li key={view ?? 'deeds'}>
              <LocalLink
                to={view ? `${pathTo('adminJournal')}?view=${view}` : pathTo('adminJournal')}
                aria-current={view === shown ? 'true' : undefined}
                className={classNames(
                  'thread-link relative inline-flex min-h-11 items-center',
                  view === shown ? 'font-semibold' : 'text-ink-soft',
                )}
              >
                {t(`views.${view ?? 'deeds'}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="noscript:hidden">{shown ? connections : <Deeds pathOf={pathOf} />}</div>
    </DeskPage>
  )
}

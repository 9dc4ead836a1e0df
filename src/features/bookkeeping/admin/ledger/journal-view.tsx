import type { Answer } from '../../../../shared/api/contract.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { BookedDay, SideAmount } from '../../../../ui/admin/figures.tsx'
import { FileButton } from '../../../../ui/admin/list/file/file-button.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LedgerContract } from '../../ledger.contract.ts'
import type { Days } from '../../periods.ts'
import { journalQuery } from '../bookkeeping.queries.ts'
import { PeriodChoice, useDays } from './period-choice.tsx'

type Journal = Answer<LedgerContract['GET /admin/accounts/journal']>

const side = 'ledger:text-end ledger-wide:w-36'

const Sums = ({ sums }: Pick<Journal, 'sums'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const total = (name: 'debit' | 'credit') =>
    Math.round(sums.reduce((sum, each) => sum + each[name] * 100, 0)) / 100
  const all = { account: '', accountName: t('journal.total'), debit: total('debit'), credit: total('credit') }
  return (
    <Ledger
      caption={t('journal.sums')}
      expected={6}
      rows={[...sums, all].map((sum) => ({ _id: sum.account || 'total', ...sum }))}
      columns={[
        {
          name: 'account',
          label: t('journal.account'),
          className: 'ledger-wide:w-28 tabular-nums',
          cell: ({ account, accountName }) => account || accountName,
        },
        {
          name: 'name',
          label: t('journal.accountName'),
          inCard: true,
          plain: true,
          cell: ({ account, accountName }) => account && <span lang="fr">{accountName}</span>,
        },
        {
          name: 'debit',
          label: t('journal.debit'),
          className: side,
          inCard: true,
          cell: ({ debit }) => <SideAmount euros={debit} />,
        },
        {
          name: 'credit',
          label: t('journal.credit'),
          className: side,
          inCard: true,
          cell: ({ credit }) => <SideAmount euros={credit} />,
        },
      ]}
    />
  )
}

const Lines = ({ lines }: Pick<Journal, 'lines'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  return (
    <Ledger
      caption={t('journal.lines')}
      expected={12}
      rows={lines}
      columns={[
        {
          name: 'label',
          label: t('journal.label'),
          cell: ({ label }) => (
            <span lang="fr" className="block truncate">
              {label}
            </span>
          ),
        },
        {
          name: 'date',
          label: t('journal.date'),
          className: 'ledger-wide:w-32',
          inCard: true,
          plain: true,
          cell: ({ date }) => <BookedDay day={date} />,
        },
        {
          name: 'journal',
          label: t('journal.journal'),
          className: 'ledger-wide:w-20',
          cell: ({ journal }) => journal,
        },
        {
          name: 'account',
          label: t('journal.account'),
          className: 'ledger-wide:w-24 tabular-nums',
          inCard: true,
          plain: true,
          cell: ({ account, accountName }) => <span title={accountName}>{account}</span>,
        },
        {
          name: 'document',
          label: t('journal.document'),
          className: 'ledger-mid:hidden ledger-wide:w-44',
          cell: ({ document }) => <span className="block truncate">{document}</span>,
        },
        {
          name: 'debit',
          label: t('journal.debit'),
          className: 'ledger:text-end ledger-wide:w-28',
          inCard: true,
          cell: ({ debit }) => <SideAmount euros={debit} />,
        },
        {
          name: 'credit',
          label: t('journal.credit'),
          className: 'ledger:text-end ledger-wide:w-28',
          inCard: true,
          cell: ({ credit }) => <SideAmount euros={credit} />,
        },
      ]}
    />
  )
}

const Files = ({ days }: { readonly days: Days }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const api = useApi<LedgerContract>()
  const fec = useDownload(() => api('GET /admin/accounts/fec', { query: { ...days } }))
  return (
    <div className="mb-4 flex flex-wrap justify-end gap-3">
      <WholeListFile call="GET /admin/accounts/journal" query={{ ...days }} />
      <FileButton file={fec} label={t('journal.fec')} failed={t('journal.fecFailed')} />
    </div>
  )
}

/** The accounting entries of a period: what they come to by account, their lines, and both as files. */
export const JournalView = ({ today }: { readonly today: string }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const days = useDays(today)
  const query = usePrivateQuery(journalQuery(useApi<LedgerContract>(), days))
  return (
    <>
      <PeriodChoice today={today} days={days} />
      <Answered query={query} failed={t('failed')} retry={t('retry')}>
        {({ lines, sums, entries, more }) => (
          <>
            <Files days={days} />
            <h2 className="mb-2 font-semibold text-subheading">{t('journal.sums')}</h2>
            {sums.length === 0 ? <p className="text-ink-soft">{t('journal.none')}</p> : <Sums sums={sums} />}
            {lines.length > 0 && (
              <>
                <h2 className="mt-8 mb-2 font-semibold text-subheading">
                  {t('journal.entries', { count: entries })}
                </h2>
                <Lines lines={lines} />
                {more && (
                  <p className="mt-3 text-ink-soft text-small">
                    {t('journal.more', { count: lines.length })}
                  </p>
                )}
              </>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

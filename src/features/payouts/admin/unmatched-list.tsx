import type { Answer } from '../../../shared/api/contract.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Amount } from '../../../ui/admin/figures.tsx'
import { WholeListFile } from '../../../ui/admin/list/file/whole-list-file.tsx'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PayoutsContract, Unmatched } from '../payouts.contract.ts'
import { useOriginColumns } from './origin-columns.tsx'
import { unmatchedQuery } from './payouts.queries.ts'

const side = 'ledger:text-end ledger-wide:w-32'

/** An amount in the currency that it has. */
const Said = ({ euros, currency }: { readonly euros: number | null; readonly currency: string }) => {
  if (euros === null) return '—'
  return currency === 'EUR' ? <Amount euros={euros} /> : `${euros} ${currency}`
}

const useColumns = (): Columns<Unmatched> => {
  const { t } = useTranslation('payoutsDesk')
  const origin = useOriginColumns()
  return [
    {
      name: 'why',
      label: t('unmatched.why'),
      cell: ({ difference, type }) => t(`differences.${difference}`, { type: type ?? '' }),
    },
    ...origin,
    {
      name: 'reference',
      label: t('opened.reference'),
      className: 'ledger-mid:hidden ledger-wide:w-44',
      cell: ({ reference }) => <span className="block truncate">{reference}</span>,
    },
    {
      name: 'there',
      label: t('unmatched.there'),
      className: side,
      inCard: true,
      cell: ({ there, currency }) => <Said euros={there} currency={currency} />,
    },
    {
      name: 'here',
      label: t('unmatched.here'),
      className: side,
      inCard: true,
      cell: ({ here, currency }) => <Said euros={here} currency={currency} />,
    },
  ]
}

type Found = Answer<PayoutsContract['GET /admin/accounts/unmatched']>

const Rows = ({ unmatched, more, reading }: Found) => {
  const { t } = useTranslation('payoutsDesk')
  const columns = useColumns()
  if (unmatched.length === 0)
    return <p className="text-ink-soft">{t(reading.wholeUntil ? 'unmatched.none' : 'unmatched.notRead')}</p>
  return (
    <>
      <div className="mb-3 flex justify-end">
        <WholeListFile call="GET /admin/accounts/unmatched" query={{}} />
      </div>
      <Ledger caption={t('unmatched.caption')} expected={3} rows={unmatched} columns={columns} />
      {more && (
        <p className="mt-3 text-ink-soft text-small">{t('unmatched.more', { count: unmatched.length })}</p>
      )}
    </>
  )
}

/** What the provider and the accounts do not say alike, each with the sentence why. */
export const UnmatchedList = () => {
  const { t } = useTranslation('payoutsDesk')
  const query = usePrivateQuery(unmatchedQuery(useApi<PayoutsContract>()))
  return (
    <div className="mt-10">
      <AdminSection id="unmatched" title={t('unmatched.title')} lead={t('unmatched.lead')}>
        <Answered query={query} failed={t('failed')} retry={t('retry')}>
          {(found) => <Rows {...found} />}
        </Answered>
      </AdminSection>
    </div>
  )
}

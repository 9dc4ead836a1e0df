import { Answered } from '../../../../ui/admin/answered.tsx'
import { Amount } from '../../../../ui/admin/figures.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Days } from '../../periods.ts'
import type { ReturnRow, SalesFiguresContract } from '../../sales-figures/sales-figures.contract.ts'
import { ordersOf } from './opened-rows.ts'
import { OpeningLink } from './opening-link.tsx'
import { returnsQuery } from './sales-figures.queries.ts'

interface ReturnsTableProps {
  readonly rows: readonly ReturnRow[]
  readonly days: Days
}

const ReturnsTable = ({ rows, days }: ReturnsTableProps) => {
  const { t } = useTranslation('salesFiguresDesk')
  return (
    <Ledger
      caption={t('returns')}
      expected={4}
      rows={rows}
      columns={[
        {
          name: 'name',
          label: t('breakdowns.product'),
          cell: ({ name, product, size }) => (
            <OpeningLink
              to={ordersOf(days, 'refunded', product === null ? {} : { product, size: size || undefined })}
            >
              {name}
            </OpeningLink>
          ),
        },
        {
          name: 'size',
          label: t('size'),
          className: 'ledger-wide:w-32',
          inCard: true,
          plain: true,
          cell: ({ size }) => size,
        },
        {
          name: 'why',
          label: t('why'),
          className: 'ledger-wide:w-64',
          inCard: true,
          plain: true,
          cell: ({ why }) => why,
        },
        {
          name: 'quantity',
          label: t('returned'),
          className: 'ledger:text-end ledger-wide:w-24 tabular-nums',
          inCard: true,
          cell: ({ quantity }) => quantity,
        },
        {
          name: 'total',
          label: t('amount'),
          className: 'ledger:text-end ledger-wide:w-36',
          inCard: true,
          cell: ({ total }) => <Amount euros={total} />,
        },
      ]}
    />
  )
}

/** What came back in a period, and why. */
export const Returns = ({ days }: { readonly days: Days }) => {
  const { t } = useTranslation('salesFiguresDesk')
  const { t: tDesk } = useTranslation('bookkeepingDesk')
  const query = usePrivateQuery(returnsQuery(useApi<SalesFiguresContract>(), days))
  return (
    <section aria-labelledby="returns" className="mt-10">
      <h2 id="returns" className="mb-2 font-semibold text-subheading">
        {t('returns')}
      </h2>
      <Answered query={query} failed={tDesk('failed')} retry={tDesk('retry')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-ink-soft">{t('noReturns')}</p>
          ) : (
            <>
              <div className="mb-4 flex flex-wrap justify-end gap-3">
                <WholeListFile call="GET /admin/accounts/returns" query={{ ...days }} />
              </div>
              <ReturnsTable rows={rows} days={days} />
            </>
          )
        }
      </Answered>
    </section>
  )
}

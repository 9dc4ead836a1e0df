import { writeRange } from '../../../../shared/ranges/ranges.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Days } from '../../periods.ts'
import type { SalesFiguresContract } from '../../sales-figures/sales-figures.contract.ts'
import { OpeningLink } from './opening-link.tsx'
import { visitsQuery } from './sales-figures.queries.ts'

interface VisitsProps {
  readonly days: Days
  /** Whether the member sees appointments. */
  readonly opensVisits: boolean
}

const narrow = 'ledger:text-end ledger-wide:w-52 tabular-nums'

/** How many visits of a period became orders, by kind of visit. */
export const Visits = ({ days, opensVisits }: VisitsProps) => {
  const { t } = useTranslation('salesFiguresDesk')
  const { t: tDesk } = useTranslation('bookkeepingDesk')
  const query = usePrivateQuery(visitsQuery(useApi<SalesFiguresContract>(), days))
  const opened = (kind: string, outcome = '') =>
    opensVisits
      ? `${pathTo('adminAppointments')}?period=all&status=honoured&type=${kind}&days=${writeRange(days)}${outcome}`
      : undefined
  return (
    <section aria-labelledby="visits" className="mt-10">
      <h2 id="visits" className="mb-2 font-semibold text-subheading">
        {t('visits')}
      </h2>
      <Answered query={query} failed={tDesk('failed')} retry={tDesk('retry')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-ink-soft">{t('noVisits')}</p>
          ) : (
            <>
              <div className="mb-4 flex flex-wrap justify-end gap-3">
                <WholeListFile call="GET /admin/accounts/visits" query={{ ...days }} />
              </div>
              <Ledger
                caption={t('visits')}
                expected={3}
                rows={rows}
                columns={[
                  { name: 'name', label: t('visit'), cell: ({ name }) => name },
                  {
                    name: 'honoured',
                    label: t('honoured'),
                    className: narrow,
                    inCard: true,
                    cell: ({ kind, honoured }) => <OpeningLink to={opened(kind)}>{honoured}</OpeningLink>,
                  },
                  {
                    name: 'ordered',
                    label: t('ordered'),
                    className: narrow,
                    inCard: true,
                    cell: ({ kind, ordered }) => (
                      <OpeningLink to={opened(kind, '&outcome=ordered')}>{ordered}</OpeningLink>
                    ),
                  },
                ]}
              />
            </>
          )
        }
      </Answered>
    </section>
  )
}

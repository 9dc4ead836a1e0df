import type { Answer } from '../../../shared/api/contract.ts'
import { startOfDayMs } from '../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../shared/dates/date-format.ts'
import { Amount } from '../../../ui/admin/figures.tsx'
import { WholeListFile } from '../../../ui/admin/list/file/whole-list-file.tsx'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { ListedPayout, PayoutLine, PayoutsContract } from '../payouts.contract.ts'
import { useOriginColumns } from './origin-columns.tsx'
import { PayoutStateBadge } from './payout-columns.tsx'
import { payoutQuery } from './payouts.queries.ts'

const side = 'ledger:text-end ledger-wide:w-32'

const useLineColumns = (): Columns<PayoutLine> => {
  const { t } = useTranslation('payoutsDesk')
  const origin = useOriginColumns()
  const amount = (name: 'gross' | 'fee' | 'net') => ({
    name,
    label: t(`opened.${name}`),
    className: side,
    inCard: true,
    cell: (line: PayoutLine) => <Amount euros={line[name]} />,
  })
  return [
    {
      name: 'kind',
      label: t('opened.kind'),
      cell: ({ kind, type, difference }) => (
        <>
          {t(`kinds.${kind}`, { type })}
          {difference && (
            <span className="block text-caption text-garance">
              {t(`differences.${difference}`, { type })}
            </span>
          )}
        </>
      ),
    },
    ...origin,
    {
      name: 'paper',
      label: t('opened.paper'),
      className: 'ledger-mid:hidden ledger-wide:w-36 tabular-nums',
      cell: ({ paper }) => paper,
    },
    amount('gross'),
    amount('fee'),
    amount('net'),
  ]
}

const sums = ['payments', 'refunds', 'disputes', 'fees', 'others', 'rest'] as const

/** What the payout is made of, down to what is left. */
const Sums = ({ payout }: { readonly payout: ListedPayout }) => {
  const { t } = useTranslation('payoutsDesk')
  return (
    <dl className="my-5 grid max-w-96 grid-cols-[1fr_auto] gap-x-8 gap-y-1 text-small">
      {sums
        .filter((name) => name === 'rest' || payout[name] !== 0)
        .map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{t(`columns.${name}`)}</dt>
            <dd className="text-end">
              <Amount euros={payout[name]} />
            </dd>
          </div>
        ))}
      <dt className="border-rule border-t pt-1 font-medium">{t('columns.amount')}</dt>
      <dd className="border-rule border-t pt-1 text-end">
        <Amount euros={payout.amount} />
      </dd>
    </dl>
  )
}

type Opened = Answer<PayoutsContract['GET /admin/payouts/{id}']>

const Body = ({ payout, lines, more }: Opened) => {
  const { t } = useTranslation('payoutsDesk')
  const columns = useLineColumns()
  return (
    <>
      <p className="mt-2 max-w-[46rem] text-ink-soft text-small">{t(`explained.${payout.state}`)}</p>
      <Sums payout={payout} />
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t('opened.none')}</p>
      ) : (
        <>
          <div className="mb-3 flex justify-end">
            <WholeListFile call="GET /admin/payouts/{id}" params={{ id: payout._id }} query={{}} />
          </div>
          <Ledger caption={t('opened.lines')} expected={6} rows={lines} columns={columns} />
          {more && (
            <p className="mt-3 text-ink-soft text-small">{t('opened.more', { count: lines.length })}</p>
          )}
        </>
      )}
    </>
  )
}

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** One payout: what it is made of, and each line with its order and its paper. */
export const OpenedPayout = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('payoutsDesk')
  const lng = useLanguage()
  const { data, error, refetch } = usePrivateQuery(payoutQuery(useApi<PayoutsContract>(), id))
  return (
    <OpenedEntry
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data && {
          title: t('opened.title', { day: longDay(lng).format(startOfDayMs(data.payout.arrivesOn)) }),
          badge: <PayoutStateBadge state={data.payout.state} />,
          body: <Body {...data} />,
        }
      }
    />
  )
}

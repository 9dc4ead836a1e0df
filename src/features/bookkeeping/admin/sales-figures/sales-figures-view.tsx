import { useSearchParams } from 'react-router'
import type { Answer } from '../../../../shared/api/contract.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { Amount } from '../../../../ui/admin/figures.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { Days } from '../../periods.ts'
import type { SalesFiguresContract } from '../../sales-figures/sales-figures.contract.ts'
import { type Breakdown, breakdowns } from '../../sales-figures/sales-figures.limits.ts'
import { PeriodChoice, useDays } from '../ledger/period-choice.tsx'
import { BreakdownTable } from './breakdown.tsx'
import { Margin } from './margin.tsx'
import { ordersOf } from './opened-rows.ts'
import { OpeningLink } from './opening-link.tsx'
import { Returns } from './returns.tsx'
import { figuresQuery } from './sales-figures.queries.ts'
import { salesFiguresDeskTexts } from './sales-figures-desk.texts.ts'
import { Visits } from './visits.tsx'

type Totals = Answer<SalesFiguresContract['GET /admin/accounts/figures']>['totals']

/** What the period comes to. */
const Sums = ({ totals, days }: { readonly totals: Totals; readonly days: Days }) => {
  const { t } = useTranslation('salesFiguresDesk')
  const paid = ordersOf(days, 'paid')
  const figures = [
    { label: t('turnover'), value: <Amount euros={totals.base} />, to: paid },
    { label: t('total'), value: <Amount euros={totals.total} />, to: paid },
    { label: t('vat'), value: <Amount euros={totals.vat} />, to: paid },
    { label: t('orders'), value: totals.orders, to: paid },
    { label: t('average'), value: <Amount euros={totals.average} />, to: paid },
    { label: t('refunded'), value: <Amount euros={totals.refunded} />, to: ordersOf(days, 'refunded') },
    ...(totals.margin === null ? [] : [{ label: t('margin'), value: <Margin {...totals} />, to: undefined }]),
  ]
  return (
    <dl className="flex flex-wrap gap-x-6">
      {figures.map(({ label, value, to }) => (
        <div key={label} className="min-w-36 flex-1 border-hairline border-t py-3">
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="font-semibold text-subheading tabular-nums">
            <OpeningLink to={to}>{value}</OpeningLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const BreakdownChoice = ({ chosen }: { readonly chosen: Breakdown }) => {
  const { t } = useTranslation('salesFiguresDesk')
  const urlWith = useChangedUrl()
  return (
    <nav aria-label={t('by')} className="mt-6 mb-2 text-small">
      <ul className="flex flex-wrap gap-x-5">
        {breakdowns.map((by) => (
          <li key={by}>
            <LocalLink
              to={urlWith({ by: by === 'category' ? undefined : by })}
              preventScrollReset
              aria-current={by === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center lg:min-h-9',
                by === chosen ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {t(`breakdowns.${by}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SalesFiguresViewProps {
  readonly today: string
  /** Whether the member sees appointments. */
  readonly opensVisits?: boolean
}

/** The turnover of a period by its papers, broken down; what came back and why; and which visits became orders. */
export const SalesFiguresView = ({ today, opensVisits = false }: SalesFiguresViewProps) => {
  useOwnTexts('salesFiguresDesk', salesFiguresDeskTexts)
  const { t } = useTranslation('salesFiguresDesk')
  const { t: tDesk } = useTranslation('bookkeepingDesk')
  const days = useDays(today)
  const asked = useSearchParams()[0].get('by')
  const by = breakdowns.find((known) => known === asked) ?? 'category'
  const query = usePrivateQuery(figuresQuery(useApi<SalesFiguresContract>(), days, by))
  return (
    <>
      <PeriodChoice today={today} days={days} />
      <p className="mb-3 text-ink-soft text-small">{t('lead')}</p>
      <Answered query={query} failed={tDesk('failed')} retry={tDesk('retry')}>
        {({ rows, totals }) => (
          <>
            <Sums totals={totals} days={days} />
            <BreakdownChoice chosen={by} />
            {rows.length === 0 ? (
              <p className="text-ink-soft">{t('none')}</p>
            ) : (
              <BreakdownTable rows={rows} totals={totals} by={by} days={days} />
            )}
          </>
        )}
      </Answered>
      <Returns days={days} />
      <Visits days={days} opensVisits={opensVisits} />
    </>
  )
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { startOfDayMs } from '../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../shared/dates/date-format.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import { formatEuros } from '../../../shared/money.ts'
import { writeRange } from '../../../shared/ranges/ranges.ts'
import { pathTo } from '../../../sitemap.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { awaited } from '../../../ui/admin/in-turn.tsx'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { FiguresContract, Sums } from '../figures.contract.ts'
import { type FigurePeriod, figurePeriods } from '../figures.limits.ts'
import { growthOf } from '../figures.rules.ts'
import { BestProducts } from './best-products.tsx'
import { figuresTexts } from './figures.texts.ts'
import { OrderedVisits } from './ordered-visits.tsx'
import { TurnoverChart } from './turnover-chart.tsx'

const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

const useFigures = (period: FigurePeriod) => {
  const api = useApi<FiguresContract>()
  return usePrivateQuery(
    queryOptions({
      queryKey: ['figures', api.lng, period],
      queryFn: ({ signal }) => api('GET /admin/figures', { query: { period }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      meta: { private: true },
    }),
  )
}

const Periods = ({ chosen }: { readonly chosen: FigurePeriod }) => {
  const { t } = useTranslation('figures')
  const urlWith = useChangedUrl()
  return (
    <nav aria-label={t('periods.label')} className="mb-4 text-small">
      <ul className="flex gap-x-5">
        {figurePeriods.map((period) => (
          <li key={period}>
            <LocalLink
              to={urlWith({ period: period === 'month' ? undefined : period })}
              preventScrollReset
              aria-current={period === chosen ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center lg:min-h-9',
                period === chosen ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {t(`periods.${period}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Figure = 'orders' | 'turnover' | 'turnoverWithoutVat' | 'average' | 'refunded'

const figures: readonly Figure[] = ['turnoverWithoutVat', 'turnover', 'orders', 'average', 'refunded']

const daysOf = ({ from, to }: Pick<Sums, 'from' | 'to'>) => writeRange({ from, to }) ?? ''

const ordersOf = (days: string) => `${pathTo('adminOrders')}?paid=${days}`
const papersOf = (series: 'F' | 'A', days: string) =>
  `${pathTo('adminBookkeeping')}?series=${series}&issued=${days}`

/** Orders are counted by their list; what commissions bring has papers and no order. */
const rowsBehind: Readonly<Record<Figure, (days: string) => string>> = {
  turnoverWithoutVat: (days) => papersOf('F', days),
  turnover: (days) => papersOf('F', days),
  orders: ordersOf,
  average: ordersOf,
  refunded: (days) => papersOf('A', days),
}

/** One number of the period beside what it was before; it opens what it is made of. */
const FigureOf = ({ name, now, before }: { name: Figure; now: Sums; before: Sums }) => {
  const { t } = useTranslation('figures')
  const lng = useLanguage()
  const say = (value: number) =>
    name === 'orders' ? new Intl.NumberFormat(locales[lng]).format(value) : formatEuros(value)
  const growth = growthOf(now[name], before[name])
  const percent = new Intl.NumberFormat(locales[lng], {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  const date = (at: string) => day(lng).format(startOfDayMs(at))
  const span = { from: date(before.from), to: date(before.to) }
  const value = <span className="font-semibold text-[1.375rem]/tight tabular-nums">{say(now[name])}</span>
  return (
    <div className="min-w-32 flex-1 border-hairline border-t py-3">
      <dt className="text-caption text-ink-soft">{t(name)}</dt>
      <dd>
        <LocalLink to={rowsBehind[name](daysOf(now))} className="hover:text-garance">
          {value}
        </LocalLink>
        <span className="block text-caption text-ink-soft tabular-nums">
          {growth === undefined ? t('nothingBefore') : percent.format(growth).replace('-', '−')}
        </span>
        <span className="block text-caption text-ink-soft tabular-nums">
          {t('before', { ...span, value: say(before[name]) })}
        </span>
      </dd>
    </div>
  )
}

interface FiguresProps {
  /** Whether the member sees appointments, and so which visits became orders. */
  readonly opensVisits: boolean
}

/** Turnover, orders and what was sold most, by day, week, month or year, beside the same days of the period before. */
export const Figures = ({ opensVisits }: FiguresProps) => {
  useOwnTexts('figures', figuresTexts)
  const { t } = useTranslation('figures')
  const lng = useLanguage()
  const asked = useSearchParams()[0].get('period')
  const period = figurePeriods.find((known) => known === asked) ?? 'month'
  const query = useFigures(period)
  const nameOfStep = (at: string) => (/^\d{4}-\d{2}-\d{2}$/.test(at) ? day(lng).format(startOfDayMs(at)) : at)
  return (
    <AdminSection id="chiffres" title={t('title')}>
      <Periods chosen={period} />
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        awaiting={
          <div aria-busy {...awaited}>
            <Skeleton className="h-96" />
          </div>
        }
      >
        {({ now, before, steps, products, visits }) => (
          <div className="grid gap-x-gutter gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="min-w-0">
              <dl className="flex flex-wrap gap-x-6">
                {figures.map((name) => (
                  <FigureOf key={name} name={name} now={now} before={before} />
                ))}
              </dl>
              <TurnoverChart steps={steps} label={t('chart')} />
              <details className="mt-2 text-small">
                <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">{t('table')}</summary>
                <Ledger
                  caption={t('chart')}
                  expected={steps.length}
                  rows={steps.map((step) => ({ ...step, _id: step.at }))}
                  columns={[
                    { name: 'at', label: t('columns.at'), cell: ({ at }) => nameOfStep(at) },
                    {
                      name: 'now',
                      label: t('columns.now'),
                      className: 'ledger:text-end tabular-nums',
                      cell: (step) => formatEuros(step.now),
                    },
                    {
                      name: 'before',
                      label: t('columns.before'),
                      className: 'ledger:text-end tabular-nums',
                      cell: (step) => formatEuros(step.before),
                    },
                  ]}
                />
              </details>
            </div>
            <div className="min-w-0 text-small">
              <BestProducts products={products} days={daysOf(now)} />
              <OrderedVisits visits={visits} days={daysOf(now)} isOpen={opensVisits} />
            </div>
          </div>
        )}
      </Answered>
    </AdminSection>
  )
}

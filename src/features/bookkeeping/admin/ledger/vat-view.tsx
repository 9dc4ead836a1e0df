import type { Answer } from '../../../../shared/api/contract.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { namesOfCountries } from '../../../../shared/postal/country-name.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LedgerContract, Threshold } from '../../ledger.contract.ts'
import { vatQuery } from '../bookkeeping.queries.ts'
import { Amount, BookedDay } from '../figures.tsx'
import { PeriodChoice, useDays } from './period-choice.tsx'

type Vat = Answer<LedgerContract['GET /admin/accounts/vat']>

const side = 'ledger:text-end ledger-wide:w-36'

interface TaxedRow {
  readonly base: number
  readonly vat: number
  readonly total: number
}

/** The columns of base, tax and both. */
const useTaxedColumns = () => {
  const { t } = useTranslation('bookkeepingDesk')
  return (['base', 'vat', 'total'] as const).map((name) => ({
    name,
    label: t(`vat.${name}`),
    className: side,
    inCard: true,
    cell: (row: TaxedRow) => <Amount euros={row[name]} />,
  }))
}

const usePercent = () => {
  const lng = useLanguage()
  return (rate: number) => `${rate.toLocaleString(lng)}\u00a0%`
}

/** What was sold to consumers elsewhere in the Union beside the sum from which their own rates apply. */
const UnionThreshold = ({ threshold }: { readonly threshold: Threshold }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const { year, sold, soldBefore, limit, state } = threshold
  const values = { year, sold: formatEuros(sold), limit: formatEuros(limit) }
  const share = Math.min(100, Math.max(0, (sold / limit) * 100))
  return (
    <section aria-labelledby="threshold" className="mt-10 max-w-[46rem]">
      <h2 id="threshold" className="font-semibold text-subheading">
        {t('threshold.title')}
      </h2>
      <p className="mt-1 text-small">{t('threshold.sold', values)}</p>
      {/* The sentence above says the same. */}
      <svg aria-hidden="true" className="mt-2 h-1.5 w-full">
        <rect width="100%" height="100%" className="fill-hairline" />
        <rect width={`${share}%`} height="100%" className={state === 'below' ? 'fill-ink' : 'fill-garance'} />
      </svg>
      <p className="text-caption text-ink-soft">
        {t('threshold.before', { year: year - 1, sold: formatEuros(soldBefore) })}
      </p>
      {state !== 'below' && (
        <p role="status" className="mt-3 border-garance border-s-2 bg-rose px-4 py-3 text-small">
          {t(`threshold.${state}`, values)}
        </p>
      )}
    </section>
  )
}

const Boxes = ({ boxes }: Pick<Vat, 'boxes'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const [base, vat] = useTaxedColumns()
  return (
    <Ledger
      caption={t('vat.boxes')}
      expected={4}
      rows={boxes.map((box) => ({ _id: box.box, total: box.base + box.vat, ...box }))}
      columns={[
        {
          name: 'box',
          label: t('vat.box'),
          className: 'ledger-wide:w-20',
          cell: ({ box }) => box,
        },
        {
          name: 'name',
          label: t('vat.line'),
          inCard: true,
          plain: true,
          cell: ({ box }) => t(`vat.named.${box}`),
        },
        ...(base && vat ? [base, vat] : []),
      ]}
    />
  )
}

const Lines = ({ lines }: Pick<Vat, 'lines'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const names = namesOfCountries(useLanguage())
  const percent = usePercent()
  return (
    <Ledger
      caption={t('vat.lines')}
      expected={6}
      rows={lines}
      columns={[
        {
          name: 'treatment',
          label: t('vat.treatment'),
          cell: ({ treatment }) => t(`treatments.${treatment}`),
        },
        {
          name: 'country',
          label: t('papers.country'),
          inCard: true,
          plain: true,
          cell: ({ country }) => names.of(country) ?? country,
        },
        {
          name: 'rate',
          label: t('papers.rate'),
          className: 'ledger:text-end ledger-wide:w-20',
          inCard: true,
          plain: true,
          cell: ({ rate }) => percent(rate),
        },
        {
          name: 'clientele',
          label: t('papers.clientele'),
          className: 'ledger-wide:w-32',
          inCard: true,
          plain: true,
          cell: ({ clientele }) => t(`clienteles.${clientele}`),
        },
        {
          name: 'operation',
          label: t('papers.operation'),
          className: 'ledger-mid:hidden ledger-wide:w-28',
          cell: ({ operation }) => t(`operations.${operation}`),
        },
        ...useTaxedColumns(),
      ]}
    />
  )
}

const Days = ({ days }: Pick<Vat, 'days'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const percent = usePercent()
  return (
    <Ledger
      caption={t('vat.days')}
      expected={10}
      rows={days.map((each) => ({ _id: `${each.day}.${each.rate}`, ...each }))}
      columns={[
        { name: 'day', label: t('journal.date'), cell: ({ day }) => <BookedDay day={day} /> },
        {
          name: 'rate',
          label: t('papers.rate'),
          className: 'ledger:text-end ledger-wide:w-24',
          inCard: true,
          plain: true,
          cell: ({ rate }) => percent(rate),
        },
        ...useTaxedColumns(),
      ]}
    />
  )
}

const heading = 'mt-8 mb-2 font-semibold text-subheading'

/** What a VAT return of a period needs, and the threshold of the Union. */
export const VatView = ({ today }: { readonly today: string }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const days = useDays(today)
  const query = usePrivateQuery(vatQuery(useApi<LedgerContract>(), days))
  return (
    <>
      <PeriodChoice today={today} days={days} />
      <Answered query={query} failed={t('failed')} retry={t('retry')}>
        {({ lines, boxes, days: byDay, threshold }) => (
          <>
            {lines.length === 0 ? (
              <p className="text-ink-soft">{t('vat.none')}</p>
            ) : (
              <>
                <div className="flex justify-end">
                  <WholeListFile call="GET /admin/accounts/vat" query={{ ...days }} />
                </div>
                <h2 className="mb-2 font-semibold text-subheading">{t('vat.boxes')}</h2>
                <Boxes boxes={boxes} />
                <h2 className={heading}>{t('vat.lines')}</h2>
                <Lines lines={lines} />
              </>
            )}
            <UnionThreshold threshold={threshold} />
            {byDay.length > 0 && (
              <>
                <h2 className={heading}>{t('vat.days')}</h2>
                <Days days={byDay} />
              </>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

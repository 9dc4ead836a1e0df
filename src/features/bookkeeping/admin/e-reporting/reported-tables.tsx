import type { Answer } from '../../../../shared/api/contract.ts'
import { namesOfCountries } from '../../../../shared/postal/country-name.ts'
import { Amount, BookedDay } from '../../../../ui/admin/figures.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { EReportingContract, EReportingPayment } from '../../e-reporting/e-reporting.contract.ts'
import { usePercent } from '../ledger/vat-tables.tsx'

type EReporting = Answer<EReportingContract['GET /admin/accounts/e-reporting']>

/** Whom a flow is about. */
const aboutWhom = {
  '10.3': 'consumers',
  '10.4': 'consumers',
  '10.1': 'abroad',
  '10.2': 'abroad',
  'e-invoice': 'invoiced',
} as const

const side = 'ledger:text-end ledger-wide:w-32'

/** What is reported of the sales, and what is not because it is an electronic invoice; with its sum. */
export const ReportedSales = ({ lines, totals }: Pick<EReporting, 'lines' | 'totals'>) => {
  const { t } = useTranslation('eReportingDesk')
  const { t: tDesk } = useTranslation('bookkeepingDesk')
  const names = namesOfCountries(useLanguage())
  const percent = usePercent()
  const rows = [...lines, { _id: 'total', ...totals }]
  const ofLine = <Value,>(row: (typeof rows)[number], say: (line: EReporting['lines'][number]) => Value) =>
    'date' in row ? say(row) : undefined
  return (
    <Ledger
      caption={t('lines')}
      expected={10}
      rows={rows}
      columns={[
        {
          name: 'date',
          label: tDesk('journal.date'),
          cell: (row) => ofLine(row, ({ date }) => <BookedDay day={date} />) ?? t('total'),
        },
        {
          name: 'flow',
          label: t('flow'),
          inCard: true,
          plain: true,
          cell: (row) => ofLine(row, ({ flow, number }) => number ?? t(`flows.${aboutWhom[flow]}`)),
        },
        {
          name: 'category',
          label: t('category'),
          inCard: true,
          plain: true,
          cell: (row) => ofLine(row, ({ code }) => t(`codes.${code}`)),
        },
        {
          name: 'country',
          label: tDesk('papers.country'),
          inCard: true,
          plain: true,
          cell: (row) => ofLine(row, ({ country }) => names.of(country) ?? country),
        },
        {
          name: 'rate',
          label: tDesk('papers.rate'),
          className: 'ledger:text-end ledger-wide:w-20',
          inCard: true,
          plain: true,
          cell: (row) => ofLine(row, ({ rate }) => percent(rate)),
        },
        {
          name: 'count',
          label: t('count'),
          className: 'ledger:text-end ledger-wide:w-24 tabular-nums',
          inCard: true,
          cell: ({ count }) => count,
        },
        {
          name: 'base',
          label: tDesk('vat.base'),
          className: side,
          inCard: true,
          cell: ({ base }) => <Amount euros={base} />,
        },
        {
          name: 'vat',
          label: tDesk('vat.vat'),
          className: side,
          inCard: true,
          cell: ({ vat }) => <Amount euros={vat} />,
        },
      ]}
    />
  )
}

/** Payments for services by day and rate. */
export const ReportedPayments = ({ payments }: { readonly payments: readonly EReportingPayment[] }) => {
  const { t } = useTranslation('eReportingDesk')
  const { t: tDesk } = useTranslation('bookkeepingDesk')
  const percent = usePercent()
  return (
    <Ledger
      caption={t('payments')}
      expected={4}
      rows={payments}
      columns={[
        { name: 'date', label: tDesk('journal.date'), cell: ({ date }) => <BookedDay day={date} /> },
        {
          name: 'flow',
          label: t('flow'),
          inCard: true,
          plain: true,
          cell: ({ flow, number }) => number ?? t(`flows.${aboutWhom[flow]}`),
        },
        {
          name: 'rate',
          label: tDesk('papers.rate'),
          className: 'ledger:text-end ledger-wide:w-20',
          inCard: true,
          plain: true,
          cell: ({ rate }) => percent(rate),
        },
        {
          name: 'amount',
          label: t('amount'),
          className: side,
          inCard: true,
          cell: ({ amount }) => <Amount euros={amount} />,
        },
      ]}
    />
  )
}

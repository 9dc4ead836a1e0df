import { eurosOfCents } from '../../../shared/money.ts'
import type { Seller } from '../../settings/seller.schema.ts'
import type { PlatformFile } from './e-reporting.contract.ts'
import type { PaidLine, ReportedLine } from './reported-sales.ts'
import type { ReportingPeriod } from './reporting-periods.ts'

/** Back to percent. */
export const percentOf = (basisPoints: number) => basisPoints / 100

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)

/** Lines that differ in their rates and countries only, with what each rate comes to. */
const addedUp = (lines: readonly ReportedLine[], sign: 1 | -1 = 1) => {
  const inEuros = (cents: readonly number[]) => eurosOfCents(sign * sum(cents)) || 0
  const amounts = (own: readonly ReportedLine[]) => ({
    base: inEuros(own.map(({ baseCents }) => baseCents)),
    vat: inEuros(own.map(({ vatCents }) => vatCents)),
  })
  const { base, vat } = amounts(lines)
  return {
    taxExclusiveAmount: base,
    taxTotal: vat,
    taxSubtotals: [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, own]) => {
      const ofRate = amounts(own)
      return { taxPercent: percentOf(rate), taxableAmount: ofRate.base, taxTotal: ofRate.vat }
    }),
  }
}

const groupsOf = (lines: readonly ReportedLine[], key: (line: ReportedLine) => string) => [
  ...Map.groupBy(lines, key).values(),
]

const transactionsOf = (lines: readonly ReportedLine[]) =>
  groupsOf(
    lines.filter(({ flow }) => flow === '10.3'),
    ({ date, code }) => `${date} ${code}`,
  ).flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { taxExclusiveAmount, taxTotal, taxSubtotals } = addedUp(own)
    return [
      {
        date: first.date,
        transactionsCurrency: 'EUR' as const,
        categoryCode: first.code,
        taxExclusiveAmount,
        taxTotal,
        transactionsCount: sum(own.map(({ count }) => count)),
        taxSubtotals,
      },
    ]
  })

const invoicesOf = (lines: readonly ReportedLine[]) =>
  groupsOf(
    lines.filter(({ flow }) => flow === '10.1'),
    ({ paper }) => paper?.number ?? '',
  ).flatMap((own) => {
    const [first] = own
    if (!first?.paper) return []
    const { number, buyer, country, vatNumber, refersTo } = first.paper
    return [
      {
        id: number,
        issueDate: first.date,
        typeCode: refersTo ? ('381' as const) : ('380' as const),
        currencyCode: 'EUR' as const,
        buyer: { name: buyer, countryCode: country, taxRegistrationId: vatNumber },
        referencedDocument: refersTo && { id: refersTo.number, issueDate: refersTo.issuedOn },
        ...addedUp(own, refersTo ? -1 : 1),
      },
    ]
  })

interface Reported {
  readonly seller: Pick<Seller, 'siren' | 'legalName' | 'vatNumber' | 'reportingPlatform'>
  readonly period: ReportingPeriod
  readonly lines: readonly ReportedLine[]
  readonly payments: readonly PaidLine[]
}

/** What a platform needs to report a period; sales and payments are reported apart (rule G6.29). */
export const platformFile = ({ seller, period, lines, payments }: Reported): PlatformFile => {
  const sold = period.kind === 'transactions' ? lines : []
  return {
    platform: seller.reportingPlatform,
    issuer: { id: seller.siren, name: seller.legalName, taxRegistrationId: seller.vatNumber },
    kind: period.kind,
    reportPeriod: { startDate: period.from, endDate: period.to },
    transactions: transactionsOf(sold),
    invoices: invoicesOf(sold),
    payments: (period.kind === 'payments' ? payments : []).map(({ date, number, rate, cents }) => ({
      date,
      invoiceId: number,
      taxPercent: percentOf(rate),
      currencyCode: 'EUR',
      amount: eurosOfCents(cents),
    })),
  }
}

import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { sellerResident } from '../../../settings/server/seller.public.ts'
import type { VatPeriodicity } from '../../../settings/settings.limits.ts'
import { entriesPageSize } from '../../bookkeeping.limits.ts'
import type { EReportingLine } from '../../e-reporting/e-reporting.contract.ts'
import { reportingSince, reportKinds } from '../../e-reporting/e-reporting.limits.ts'
import { percentOf } from '../../e-reporting/platform-file.ts'
import {
  nameOfLine,
  type PaidLine,
  paidLines,
  type ReportedLine,
  reportedLines,
} from '../../e-reporting/reported-sales.ts'
import { reportingPeriods } from '../../e-reporting/reporting-periods.ts'
import { type Period, requirePeriod } from '../period.ts'
import { findPaidServices, findReported } from './reported.repository.ts'

const lineOnTheWire = (line: ReportedLine): EReportingLine => {
  const { paper, rate, baseCents, vatCents, ...rest } = line
  return {
    _id: nameOfLine(line),
    ...rest,
    rate: percentOf(rate),
    base: eurosOfCents(baseCents),
    vat: eurosOfCents(vatCents),
    currency: 'EUR',
    number: paper?.number ?? null,
    buyer: paper?.buyer ?? null,
  }
}

const paymentOnTheWire = ({ cents, rate, ...line }: PaidLine) => ({
  _id: [line.date, line.flow, rate, ...(line.number ? [line.number] : [])].join('.'),
  ...line,
  rate: percentOf(rate),
  amount: eurosOfCents(cents),
  currency: 'EUR' as const,
})

const sumOf = (lines: readonly ReportedLine[]) => {
  const sum = (amount: 'baseCents' | 'vatCents' | 'count') =>
    lines.reduce((all, line) => all + line[amount], 0)
  return { base: eurosOfCents(sum('baseCents')), vat: eurosOfCents(sum('vatCents')), count: sum('count') }
}

interface PeriodsInput extends Period {
  readonly periodicity: VatPeriodicity
  readonly today: string
  readonly hasPayments: boolean
}

/** The periods within some days; who sells goods only has no payments to report. */
const periodsOnTheWire = ({ hasPayments, today, ...input }: PeriodsInput) =>
  reportKinds
    .filter((kind) => kind === 'transactions' || hasPayments)
    .flatMap((kind) => reportingPeriods({ kind, ...input }))
    .map((period) => ({ _id: `${period.kind}.${period.from}`, ...period, ended: period.to < today }))

interface EReportingInput extends Period {
  readonly after?: string | undefined
}

/** What is reported of a period: sales by day, category, rate and country, and payments for services. */
export const readEReporting = async (ctx: Context, { after, ...period }: EReportingInput) => {
  requirePeriod(period)
  const lines = reportedLines(await findReported(ctx.db, period))
  const payments = paidLines(await findPaidServices(ctx.db, period))
  const { vatPeriodicity, reportingPlatform } = await ctx.resident(sellerResident)
  const first = after === undefined ? 0 : lines.findIndex((line) => nameOfLine(line) === after) + 1
  const shown = after === undefined ? lines : lines.slice(first, first + entriesPageSize)
  return {
    success: true as const,
    lines: shown.map(lineOnTheWire),
    payments: payments.map(paymentOnTheWire),
    totals: sumOf(lines),
    periods: periodsOnTheWire({
      ...period,
      periodicity: vatPeriodicity,
      today: parisTime(ctx.clock.now().epochMilliseconds).date,
      hasPayments: payments.length > 0,
    }),
    periodicity: vatPeriodicity,
    platform: reportingPlatform,
    since: reportingSince,
  }
}

import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { InvoiceContent, VatRegime } from '../../papers/invoice-content.ts'
import type { categoryCodes, paymentFlows, salesFlows } from './e-reporting.limits.ts'

/** A paper that may be reported by itself, because a company bought. */
export interface ReportedPaper {
  readonly number: string
  readonly buyer: string
  readonly vatNumber: string | null
  /** Where the company is. */
  readonly country: string
  /** The invoice that a credit note corrects. */
  readonly refersTo: { readonly number: string; readonly issuedOn: CivilDate } | null
}

/**
 * The amounts of papers of one day at one rate, added up; papers of companies stand alone. Amounts of credit notes are
 * positive.
 */
export interface ReportedGroup {
  readonly day: CivilDate
  readonly kind: InvoiceContent['kind']
  readonly regime: VatRegime
  readonly operation: InvoiceContent['operation']
  /** In basis points. */
  readonly rate: number
  /** Where the goods were handed over. */
  readonly country: string
  /** Null for consumers. */
  readonly paper: ReportedPaper | null
  /** The papers that are counted here: each with its highest rate only. */
  readonly papers: number
  readonly baseCents: number
  readonly vatCents: number
}

/** Monaco is France to the VAT. */
const isInFrance = (country: string) => country === 'FR' || country === 'MC'

/** How a sale is reported; between companies in France there is an electronic invoice. */
export const salesFlowOf = ({ paper }: Pick<ReportedGroup, 'paper'>): (typeof salesFlows)[number] => {
  if (paper === null) return '10.3'
  return isInFrance(paper.country) ? 'e-invoice' : '10.1'
}

const categoryOf = ({ operation }: Pick<ReportedGroup, 'operation'>) =>
  operation === 'services' ? 'services' : 'goods'

const codeOf = ({
  regime,
  operation,
}: Pick<ReportedGroup, 'regime' | 'operation'>): (typeof categoryCodes)[number] => {
  if (regime !== 'french') return 'TNT1'
  return operation === 'services' ? 'TPS1' : 'TLB1'
}

const keyOf = (group: ReportedGroup) => {
  const flow = salesFlowOf(group)
  return {
    date: group.day,
    flow,
    category: categoryOf(group),
    code: codeOf(group),
    rate: group.rate,
    country: group.country,
    paper: flow === '10.1' ? group.paper : null,
  } as const
}

/** One line of the e-reporting: what was given back is below 0. */
export interface ReportedLine extends ReturnType<typeof keyOf> {
  readonly count: number
  readonly baseCents: number
  readonly vatCents: number
}

const added = (same: readonly ReportedGroup[]) =>
  same.reduce(
    (sum, { kind, papers, baseCents, vatCents }) => {
      const sign = kind === 'invoice' ? 1 : -1
      return {
        count: sum.count + papers,
        baseCents: sum.baseCents + sign * baseCents,
        vatCents: sum.vatCents + sign * vatCents,
      }
    },
    { count: 0, baseCents: 0, vatCents: 0 },
  )

/** The name of a line, which its page begins behind. */
export const nameOfLine = ({
  date,
  flow,
  code,
  category,
  country,
  rate,
  paper,
}: Omit<ReportedLine, 'count'>) =>
  [date, flow, code, category, country, rate, ...(paper ? [paper.number] : [])].join('.')

const inTurn = (one: ReportedLine, other: ReportedLine) =>
  one.date.localeCompare(other.date) ||
  one.flow.localeCompare(other.flow) ||
  one.code.localeCompare(other.code) ||
  one.country.localeCompare(other.country) ||
  other.rate - one.rate ||
  nameOfLine(one).localeCompare(nameOfLine(other))

/** Totals by day, category of operation, rate and country; each paper is counted in exactly one line. */
export const reportedLines = (groups: readonly ReportedGroup[]): readonly ReportedLine[] =>
  [...Map.groupBy(groups, (group) => JSON.stringify(keyOf(group))).values()]
    .flatMap((same) => {
      const [first] = same
      return first ? [{ ...keyOf(first), ...added(same) }] : []
    })
    .toSorted(inTurn)

/** Money of one day for services at one rate; what went back is below 0. */
export interface PaidGroup {
  readonly day: CivilDate
  readonly rate: number
  /** Null for consumers. */
  readonly paper: Pick<ReportedPaper, 'number' | 'country'> | null
  readonly cents: number
}

export interface PaidLine {
  readonly date: CivilDate
  readonly flow: (typeof paymentFlows)[number]
  readonly rate: number
  /** The invoice of a company abroad. */
  readonly number: string | null
  readonly cents: number
}

/**
 * Payments for services by day and rate. That an electronic invoice was paid is told by the platform that carries the
 * invoice.
 */
export const paidLines = (groups: readonly PaidGroup[]): readonly PaidLine[] => {
  const reported = groups.flatMap(({ day, rate, paper, cents }): readonly PaidLine[] => {
    if (paper === null) return [{ date: day, flow: '10.4', rate, number: null, cents }]
    if (isInFrance(paper.country)) return []
    return [{ date: day, flow: '10.2', rate, number: paper.number, cents }]
  })
  const keys = Map.groupBy(reported, ({ cents: _cents, ...key }) => JSON.stringify(key))
  return [...keys.values()]
    .flatMap((same) => {
      const [first] = same
      return first ? [{ ...first, cents: same.reduce((sum, { cents }) => sum + cents, 0) }] : []
    })
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        one.flow.localeCompare(other.flow) ||
        other.rate - one.rate ||
        (one.number ?? '').localeCompare(other.number ?? ''),
    )
}

import { addDays, type CivilDate, civilDateOf } from '../../../shared/calendar/civil-date.ts'
import type { VatPeriodicity } from '../../settings/settings.limits.ts'
import type { Days } from '../periods.ts'
import type { ReportKind } from './e-reporting.limits.ts'

/** Some days that are reported together, and the last day on which that can be done. */
export interface ReportingPeriod extends Days {
  readonly kind: ReportKind
  readonly dueOn: CivilDate
}

/** Who declares VAT every month reports what was sold three times a month. */
const endsOfDecades = [10, 20] as const

const graceDays = 10

/** In the simplified regime a month is reported until this day of the next one. */
const dueDay = 30

const lastOfMonth = (year: number, month: number) => civilDateOf(Date.UTC(year, month + 1, 0))

const dayOf = (year: number, month: number, day: number) => civilDateOf(Date.UTC(year, month, day))

/** The periods of a month, which is counted from the January of a year on. */
const ofMonth = (kind: ReportKind, periodicity: VatPeriodicity, year: number, month: number) => {
  const hasDecades = kind === 'transactions' && periodicity === 'monthly'
  const ends = [
    ...(hasDecades ? endsOfDecades.map((day) => dayOf(year, month, day)) : []),
    lastOfMonth(year, month),
  ]
  return ends.map((to, place): ReportingPeriod => {
    const before = ends[place - 1]
    const next = lastOfMonth(year, month + 1)
    const dueInNext = dayOf(year, month + 1, Math.min(dueDay, Number(next.slice(8))))
    return {
      kind,
      from: before === undefined ? dayOf(year, month, 1) : addDays(before, 1),
      to,
      dueOn: periodicity === 'simplified' ? dueInNext : addDays(to, graceDays),
    }
  })
}

interface PeriodsInput extends Days {
  readonly kind: ReportKind
  readonly periodicity: VatPeriodicity
}

/** The periods of a company that have a day in common with some days, the first one first. */
export const reportingPeriods = ({ kind, periodicity, from, to }: PeriodsInput) => {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1]
  const months = (Number(to.slice(0, 4)) - year) * 12 + Number(to.slice(5, 7)) - month
  return Array.from({ length: months }, (_, later) => ofMonth(kind, periodicity, year, month + later))
    .flat()
    .filter((period) => period.from <= to && period.to >= from)
}

/** The period of a company that has exactly these days. */
export const reportingPeriodOf = (input: PeriodsInput) =>
  reportingPeriods(input).find(({ from, to }) => from === input.from && to === input.to)

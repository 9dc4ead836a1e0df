import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'

/** From the shortest on: where several end on one day, they are closed in this order. */
export const closingKinds = ['day', 'month', 'year'] as const

export type ClosingKind = (typeof closingKinds)[number]

export interface ClosedPeriod {
  readonly kind: ClosingKind
  readonly fromDay: CivilDate
  readonly toDay: CivilDate
}

/** The end of a period tells which it is. */
export type PeriodEnd = Pick<ClosedPeriod, 'kind' | 'toDay'>

/**
 * A day is closed from this hour of the next one on: by then, nothing that was written in it is under way any more,
 * and no clock of a server is that wrong.
 */
const closedFromHour = 3

const ends: Readonly<Record<ClosingKind, (day: CivilDate) => boolean>> = {
  day: () => true,
  month: (day) => addDays(day, 1).endsWith('-01'),
  year: (day) => day.endsWith('-12-31'),
}

const firstDayOf: Readonly<Record<ClosingKind, (day: CivilDate) => CivilDate>> = {
  day: (day) => day,
  month: (day) => `${day.slice(0, 7)}-01`,
  year: (day) => `${day.slice(0, 4)}-01-01`,
}

/** The period that ends on a day; before the first day of the books there is none. */
const ending = ({ kind, toDay }: PeriodEnd, firstDay: CivilDate): ClosedPeriod => {
  const begins = firstDayOf[kind](toDay)
  return { kind, fromDay: begins < firstDay ? firstDay : begins, toDay }
}

const longer = { day: 'month', month: 'year', year: undefined } as const

/** The period that is closed behind another: none can be left out, because each has one that follows. */
export const periodAfter = (last: PeriodEnd | undefined, firstDay: CivilDate): ClosedPeriod => {
  if (!last) return ending({ kind: 'day', toDay: firstDay }, firstDay)
  const next = longer[last.kind]
  return next && ends[next](last.toDay)
    ? ending({ kind: next, toDay: last.toDay }, firstDay)
    : ending({ kind: 'day', toDay: addDays(last.toDay, 1) }, firstDay)
}

/** Whether a period is closed later than another. */
export const isBehind = (one: PeriodEnd, other: PeriodEnd) =>
  one.toDay > other.toDay ||
  (one.toDay === other.toDay && closingKinds.indexOf(one.kind) > closingKinds.indexOf(other.kind))

/** The last day that can be closed at a moment. */
export const lastDayOver = (nowMs: number): CivilDate => {
  const { date, hour } = parisTime(nowMs)
  return addDays(date, hour >= closedFromHour ? -1 : -2)
}

/** The last period of a kind that is over when a day is. */
const lastOver = (kind: ClosingKind, day: CivilDate): PeriodEnd => ({
  kind,
  toDay: ends[kind](day) ? day : addDays(firstDayOf[kind](day), -1),
})

interface Books {
  readonly firstDay: CivilDate | undefined
  readonly last: PeriodEnd | undefined
}

/** The last day, the last month and the last year that can be closed now and are not. */
export const duePeriods = ({ firstDay, last }: Books, dayOver: CivilDate) =>
  closingKinds
    .map((kind) => lastOver(kind, dayOver))
    .filter((due) => firstDay !== undefined && due.toDay >= firstDay && !(last && !isBehind(due, last)))

/** « 2026-10-14 », « 2026-10 » or « 2026 ». */
export const nameOfClosing = ({ kind, toDay }: PeriodEnd) =>
  toDay.slice(0, { day: 10, month: 7, year: 4 }[kind])

/** The end of the period that is named so. */
export const endOfNamed = (kind: ClosingKind, name: string): PeriodEnd => {
  if (kind === 'day') return { kind, toDay: name }
  if (kind === 'year') return { kind, toDay: `${name}-12-31` }
  const begins = `${name}-01`
  return { kind, toDay: addDays(firstDayOf.month(addDays(begins, 31)), -1) }
}

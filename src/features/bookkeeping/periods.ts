import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { civilDateOf } from '../../shared/calendar/civil-date.ts'

export const namedPeriods = ['month', 'lastMonth', 'quarter', 'lastQuarter', 'year', 'lastYear'] as const

export type NamedPeriod = (typeof namedPeriods)[number]

export interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Some whole months, from one that is counted from the January of a year on. */
const months = (year: number, first: number, many: number): Days => ({
  from: civilDateOf(Date.UTC(year, first, 1)),
  to: civilDateOf(Date.UTC(year, first + many, 0)),
})

/** The days of the periods that are asked for most, seen from a day. */
export const periodsAround = (today: CivilDate): Readonly<Record<NamedPeriod, Days>> => {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  const quarter = month - (month % 3)
  return {
    month: months(year, month, 1),
    lastMonth: months(year, month - 1, 1),
    quarter: months(year, quarter, 3),
    lastQuarter: months(year, quarter - 3, 3),
    year: months(year, 0, 12),
    lastYear: months(year - 1, 0, 12),
  }
}

/** The name of the period that has exactly these days. */
export const nameOfPeriod = ({ from, to }: Days, today: CivilDate) => {
  const around = periodsAround(today)
  return namedPeriods.find((name) => around[name].from === from && around[name].to === to)
}

/** The last twelve months and the last three years, each as its archive is named. */
export const archivedPeriods = (today: CivilDate): readonly string[] => {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  return [
    ...Array.from({ length: 12 }, (_, back) => months(year, month - back, 1).from.slice(0, 7)),
    ...Array.from({ length: 3 }, (_, back) => String(year - back)),
  ]
}

import { startOfDay } from '../../../platform/clock.ts'
import { addDays, type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { bookkeepingErrors } from '../bookkeeping.errors.ts'
import { longestPeriodDays } from '../bookkeeping.limits.ts'

export interface Period {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The moments between which the days of a period lie by the clocks of Paris; the second is behind it. */
export const boundsOf = ({ from, to }: Period) => ({
  begins: startOfDay(from).toISOString(),
  ends: startOfDay(addDays(to, 1)).toISOString(),
})

const refused = (code: 'periodTurned' | 'periodTooLong' | 'periodOutside') =>
  bookkeepingErrors[code]({ fields: { to: `errors.${code}` } })

/** Refuses a period of which no journal is made. */
export const requirePeriod = ({ from, to }: Period) => {
  if (from < '2000-01-01' || to > '2100-12-31') throw refused('periodOutside')
  if (to < from) throw refused('periodTurned')
  if (daysBetween(from, to) >= longestPeriodDays) throw refused('periodTooLong')
}

/** The first and the last day of a month, or of a year. */
export const periodNamed = (name: string): Period => {
  const begins = Temporal.PlainDate.from(name.length === 4 ? `${name}-01-01` : `${name}-01`)
  const ends = begins.add(name.length === 4 ? { years: 1 } : { months: 1 }).subtract({ days: 1 })
  return { from: begins.toString(), to: ends.toString() }
}

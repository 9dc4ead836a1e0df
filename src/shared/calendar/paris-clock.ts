import { type CivilDate, startOfDayMs } from './civil-date.ts'
import { parisMinute } from './paris-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The clock time in Paris at a moment, as if it were UTC. */
const shownAt = (instantMs: number) => Date.parse(`${parisMinute(instantMs).replace(' ', 'T')}Z`)

/** The day in Paris at a moment, and the minutes since midnight on its clock. */
export const parisClock = (instantMs: number): { readonly date: CivilDate; readonly minutes: number } => {
  const [date = '', time = ''] = parisMinute(instantMs).split(' ')
  return { date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }
}

/**
 * The moment at which the clock in Paris shows so many minutes of a day; it uses Intl, because not every browser has
 * Temporal. For an hour that exists twice it returns the first one, and for a skipped hour the hour after it.
 */
export const parisInstantMs = (date: CivilDate, minutes: number) => {
  const told = startOfDayMs(date) + minutes * minuteMs
  const inSummer = told - 2 * hourMs
  return shownAt(inSummer) === told ? inSummer : told - hourMs
}

import { type CivilDate, startOfDayMs } from './civil-date.ts'
import { parisMinute } from './paris-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What the clocks of Paris show at a moment, as if they were those of UTC. */
const shownAt = (instantMs: number) => Date.parse(`${parisMinute(instantMs).replace(' ', 'T')}Z`)

/** The day in Paris at a moment, and how many minutes its clocks show since midnight. */
export const parisClock = (instantMs: number): { readonly date: CivilDate; readonly minutes: number } => {
  const [date = '', time = ''] = parisMinute(instantMs).split(' ')
  return { date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }
}

/**
 * The moment at which the clocks of Paris show so many minutes of a day; by Intl, because not every browser has Temporal.
 * Of an hour that comes twice it is the first, and one that is left out is the hour after it.
 */
export const parisInstantMs = (date: CivilDate, minutes: number) => {
  const told = startOfDayMs(date) + minutes * minuteMs
  const inSummer = told - 2 * hourMs
  return shownAt(inSummer) === told ? inSummer : told - hourMs
}

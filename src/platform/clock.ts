import type { CivilDate } from '../shared/calendar/civil-date.ts'
import { houseTimeZone } from '../shared/calendar/paris-time.ts'

/** The source of the current time, so that a test can set it. */
export interface Clock {
  now(): Temporal.Instant
}

/** The real clock of the machine. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** Converts an instant to the Date that timestamp columns take. */
export const dateOf = ({ epochMilliseconds }: Pick<Temporal.Instant, 'epochMilliseconds'>) =>
  new Date(epochMilliseconds)

/** The moment at which a day begins in Paris. */
export const startOfDay = (date: CivilDate) =>
  dateOf(Temporal.PlainDate.from(date).toZonedDateTime(houseTimeZone))

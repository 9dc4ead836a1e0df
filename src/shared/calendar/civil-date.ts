/**
 * A calendar day without an hour or a time zone, in ISO format: `2026-11-25`. It is computed with Date in UTC, because
 * not every browser has Temporal.
 */
export type CivilDate = string

const dayMs = 86_400_000

/** The UTC day of a moment. */
export const civilDateOf = (utcMs: number): CivilDate => new Date(utcMs).toISOString().slice(0, 10)

/** The moment at which a day begins in UTC, for formatting in UTC. */
export const startOfDayMs = (date: CivilDate) => Date.parse(date)

/** The day that is so many days later, or earlier when negative. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  civilDateOf(startOfDayMs(date) + days * dayMs)

/** The number of days from one day to another; negative when the second is before the first. */
export const daysBetween = (from: CivilDate, to: CivilDate) =>
  Math.round((startOfDayMs(to) - startOfDayMs(from)) / dayMs)

/** Monday is 1, Sunday is 7. */
export const isoWeekday = (date: CivilDate) => new Date(startOfDayMs(date)).getUTCDay() || 7

/** The year of a day. */
export const yearOf = (date: CivilDate) => new Date(startOfDayMs(date)).getUTCFullYear()

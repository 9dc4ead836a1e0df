/**
 * A day of the calendar without an hour or a zone, as ISO writes it: `2026-11-25`. Counted with Date in UTC, because
 * not every browser has Temporal.
 */
export type CivilDate = string

const dayMs = 86_400_000

/** The UTC day that a moment falls on. */
export const civilDateOf = (utcMs: number): CivilDate => new Date(utcMs).toISOString().slice(0, 10)

/** The moment a day begins at in UTC, for formatting in UTC. */
export const startOfDayMs = (date: CivilDate) => Date.parse(date)

/** The day so many days later, or earlier when negative. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  civilDateOf(startOfDayMs(date) + days * dayMs)

/** How many days one day is after another; negative when it is before. */
export const daysBetween = (from: CivilDate, to: CivilDate) =>
  Math.round((startOfDayMs(to) - startOfDayMs(from)) / dayMs)

/** Monday is 1, Sunday is 7. */
export const isoWeekday = (date: CivilDate) => new Date(startOfDayMs(date)).getUTCDay() || 7

/** The year of a day. */
export const yearOf = (date: CivilDate) => new Date(startOfDayMs(date)).getUTCFullYear()

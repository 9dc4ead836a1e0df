export const daysOfWeek = 7

/** What is ordered before noon in Paris, on a working day, is taken up the same day; the rest on the next one. */
export const takenUpBeforeHour = 12

/** A piece may be sent back within 14 days of its arrival (§9, L221-18). */
export const returnDays = 14

/** Conformity from the delivery, hidden defects from their discovery (L217-3 C.conso., 1648 C.civ.; domain.md 1.5). */
export const guaranteeYears = { conformity: 2, hiddenDefects: 2 } as const

/** A wedding gown is never promised later than this many days before the day it is worn on (domain.md 1.10). */
export const daysBeforeEvent = 14

/** How long the pieces of an unpaid order are held; each sign of life renews it, up to the longest time in all. */
export const holdMs = 30 * 60_000
export const longestHoldMs = 2 * 60 * 60_000

/** What sending costs, by where it goes; in mainland France nothing from a subtotal on (§9). */
export const shippingRates = {
  france: { cents: 1_500, freeFromCents: 50_000 },
  europe: { cents: 2_500 },
  world: { cents: 4_500 },
} as const

export type ShippingZone = keyof typeof shippingRates

/** Ready-to-wear arrives in 3 to 5 working days (§9): those that the atelier needs, and those on the way. */
export const preparationDays = { min: 1, max: 2 } as const
export const transitDays = { min: 2, max: 3 } as const

/** The same beyond France, where the house promises no fixed number of days in general but tells them with each order. */
export const transitDaysBeyond = { europe: { min: 3, max: 6 }, world: { min: 5, max: 10 } } as const

export const readyDays = {
  min: preparationDays.min + transitDays.min,
  max: preparationDays.max + transitDays.max,
} as const

/** What is made to measure arrives in 4 to 8 weeks (§9), every day counted. */
export const makingWeeks = { min: 4, max: 8 } as const
export const daysOfWeek = 7

/** The days of a making before the road, which is part of its weeks. */
export const makingDays = {
  min: makingWeeks.min * daysOfWeek - transitDays.min,
  max: makingWeeks.max * daysOfWeek - transitDays.max,
} as const

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

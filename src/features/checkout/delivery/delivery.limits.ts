export const daysOfWeek = 7

/** What is ordered before noon in Paris, on a working day, is taken up the same day; the rest on the next one. */
export const takenUpBeforeHour = 12

/** Conformity from the delivery, hidden defects from their discovery (L217-3 C.conso., 1648 C.civ.; §11.5). */
export const guaranteeYears = { conformity: 2, hiddenDefects: 2 } as const

/** A wedding gown is never promised later than this many days before the day it is worn on (§11.10). */
export const daysBeforeEvent = 14

export const daysOfWeek = 7

/**
 * The atelier begins an order on the same day if it is placed on a working day before noon in Paris, otherwise on the
 * next working day.
 */
export const takenUpBeforeHour = 12

/**
 * The guarantee of conformity runs from the delivery, the one for hidden defects from their discovery (L217-3 C.conso.,
 * 1648 C.civ.; §11.5).
 */
export const guaranteeYears = { conformity: 2, hiddenDefects: 2 } as const

/** A wedding gown is promised at least this many days before the day on which it is worn (§11.10). */
export const daysBeforeEvent = 14

export const noteMaxLength = 2_000
/** The most notes about one order. */
export const mostNotes = 200

/** Lines that one quote or order may have: as many as a cart holds. */
export const mostOrderLines = 100

export const noteLength = 1_000

/** The longest code that anybody may type. */
export const promoCodeLength = 40

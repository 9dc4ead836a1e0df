export const noteLength = 1_000

/** The longest code that a customer may type. */
export const promoCodeLength = 40

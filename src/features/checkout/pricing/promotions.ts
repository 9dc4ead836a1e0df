/** The house's one promotional code, and what it takes off the subtotal (§5, §9). */
export const welcomePromotion = { code: 'BIENVENUE10', percent: 10 } as const

/**
 * The code in the spelling of the house, however it was typed; undefined for any other code (§5: no reduction, no
 * message).
 */
export const knownPromo = (typed: string | undefined) =>
  typed?.trim().toUpperCase() === welcomePromotion.code ? welcomePromotion.code : undefined

/**
 * The reduction of a code in cents, which is 0 for an unknown code. Half a cent is rounded in favour of the customer.
 */
export const reductionCents = (subtotalCents: number, typed: string | undefined) =>
  knownPromo(typed) === undefined ? 0 : Math.round((subtotalCents * welcomePromotion.percent) / 100)

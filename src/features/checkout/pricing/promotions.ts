/** The house's one promotional code, and what it takes off the subtotal (§5, §9). */
export const welcomePromotion = { code: 'BIENVENUE10', percent: 10 } as const

/** The code as the house writes it, whichever way it was typed; undefined for any other (§5: no reduction, no message). */
export const knownPromo = (typed: string | undefined) =>
  typed?.trim().toUpperCase() === welcomePromotion.code ? welcomePromotion.code : undefined

/** What a code takes off, in cents: nothing without one that is known. Half a cent goes to the customer. */
export const reductionCents = (subtotalCents: number, typed: string | undefined) =>
  knownPromo(typed) === undefined ? 0 : Math.round((subtotalCents * welcomePromotion.percent) / 100)

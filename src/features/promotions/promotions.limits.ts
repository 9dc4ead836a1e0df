/** The bounds of what the house may promise by a code. */
export const promotionLimits = {
  /** How many codes the house keeps, those of the past included. */
  most: 500,
  codeLength: 40,
  highestPercent: 90,
  highestEuros: 9_999,
  mostUses: 100_000,
  mostPeople: 200,
  mostProducts: 50,
} as const

/** For whom a code is: for anybody, for a first order, or for the people that it names. */
export const audiences = ['everyone', 'newcomers', 'named'] as const

export type Audience = (typeof audiences)[number]

/** How a code stands on a day. */
export const promotionStates = ['running', 'coming', 'spent', 'over', 'stopped'] as const

export type PromotionState = (typeof promotionStates)[number]

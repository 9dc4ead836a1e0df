import { largestQuantity } from '../cart.limits.ts'

/** Why a line cannot hold as many as are asked for. */
export type Shortage = 'soldOut' | 'allTaken' | 'notEnough' | 'notEnoughBeside' | 'lineFull'

interface Asked {
  /** How many the line is to hold. */
  readonly quantity: number
  /** How many it holds. */
  readonly inCart: number
  readonly available: number
}

/**
 * Why a line cannot be brought to a quantity, or null when it can. Less than before is always possible: a cart that
 * holds more than there are is brought down step by step.
 */
export const shortageOf = ({ quantity, inCart, available }: Asked): Shortage | null => {
  if (quantity <= inCart) return null
  if (available <= 0) return 'soldOut'
  if (quantity > available) return beyondStock(inCart, available)
  return quantity > largestQuantity ? 'lineFull' : null
}

const beyondStock = (inCart: number, available: number) => {
  if (inCart === 0) return 'notEnough'
  return inCart >= available ? 'allTaken' : 'notEnoughBeside'
}

import { largestQuantity } from '../cart.limits.ts'

/** The reasons why a line cannot have the wanted quantity. */
export type Shortage = 'soldOut' | 'allTaken' | 'notEnough' | 'notEnoughBeside' | 'lineFull'

interface ShortageInput {
  /** The quantity that the line should get. */
  readonly quantity: number
  /** The quantity that it has now. */
  readonly inCart: number
  readonly available: number
}

/**
 * Why a line cannot get a quantity, or null when it can. A smaller quantity than before is always possible, so that a
 * line above the stock can be reduced step by step.
 */
export const shortageOf = ({ quantity, inCart, available }: ShortageInput): Shortage | null => {
  if (quantity <= inCart) return null
  if (available <= 0) return 'soldOut'
  if (quantity > available) return beyondStock(inCart, available)
  return quantity > largestQuantity ? 'lineFull' : null
}

const beyondStock = (inCart: number, available: number) => {
  if (inCart === 0) return 'notEnough'
  return inCart >= available ? 'allTaken' : 'notEnoughBeside'
}

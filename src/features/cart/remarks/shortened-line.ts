import type { Cart } from '../cart.contract.ts'
import { mostLines } from '../cart.limits.ts'
import type { MergedLine } from '../customer/merge.rules.ts'

/**
 * Why a line did not join whole: fewer were left, all that are left lay in the cart already, the cart had no place for
 * another line, or the product is gone.
 */
export type Shortfall = 'fewer' | 'allTaken' | 'cartFull' | 'gone'

/** A line of a guest's cart of which not all could join the account's cart. */
export interface ShortenedLine {
  readonly name: string
  readonly size: string | null
  readonly wanted: number
  readonly got: number
  readonly why: Shortfall
}

type Missed = Pick<MergedLine, 'productId' | 'got'> & { readonly size: string | null }

/** Why not all of a line is in the cart that it was to join, from what lies there now. */
export const shortfallOf = ({ productId, size, got }: Missed, { items }: Pick<Cart, 'items'>): Shortfall => {
  if (got > 0) return 'fewer'
  const kept = items.find((item) => item.product._id === productId && item.size === size)
  if (kept) return kept.available > 0 ? 'allTaken' : 'gone'
  return items.length < mostLines ? 'gone' : 'cartFull'
}

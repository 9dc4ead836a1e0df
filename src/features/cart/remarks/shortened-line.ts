import type { Cart } from '../cart.contract.ts'
import { mostLines } from '../cart.limits.ts'
import type { MergedLine } from '../customer/merge.rules.ts'

/**
 * The reasons why a line was not merged in full: fewer are left, all that are left were in the cart already, the cart
 * has no room for another line, or the product is gone.
 */
export type Shortfall = 'fewer' | 'allTaken' | 'cartFull' | 'gone'

/** A line of a guest's cart that was not merged in full. */
export interface ShortenedLine {
  readonly name: string
  readonly size: string | null
  readonly wanted: number
  readonly got: number
  readonly why: Shortfall
}

type Missed = Pick<MergedLine, 'productId' | 'got'> & { readonly size: string | null }

/** Why a line was not merged in full, computed from the present content of the cart. */
export const shortfallOf = ({ productId, size, got }: Missed, { items }: Pick<Cart, 'items'>): Shortfall => {
  if (got > 0) return 'fewer'
  const kept = items.find((item) => item.product._id === productId && item.size === size)
  if (kept) return kept.available > 0 ? 'allTaken' : 'gone'
  return items.length < mostLines ? 'gone' : 'cartFull'
}

import { largestQuantity } from '../cart.limits.ts'

interface QuantityFacts {
  /** The quantity that the visitor asked for. */
  readonly wanted: number
  /** How many more can be added. */
  readonly room: number
  readonly inCart: number
  readonly stock: number
  /** Whether the product has sizes, and this is about one of them. */
  readonly isSized: boolean
}

type Remark =
  | { readonly say: 'already'; readonly count: number }
  | { readonly say: 'lowered'; readonly count: number }
  | { readonly say: 'mostAtOnce'; readonly count: number }
  | { readonly say: 'allTaken'; readonly count: number }
  | { readonly say: 'allTakenInSize'; readonly count: number }

/**
 * The remarks below the quantity field: how many are in the cart already, and why the quantity is lower than asked for.
 */
export const quantityRemark = ({
  wanted,
  room,
  inCart,
  stock,
  isSized,
}: QuantityFacts): readonly Remark[] => {
  if (room === 0) return stock > 0 ? [{ say: isSized ? 'allTakenInSize' : 'allTaken', count: inCart }] : []
  const already = inCart > 0 ? ([{ say: 'already', count: inCart }] as const) : []
  if (wanted <= room) return already
  const why = stock > largestQuantity ? 'mostAtOnce' : 'lowered'
  return [...already, { say: why, count: room }]
}

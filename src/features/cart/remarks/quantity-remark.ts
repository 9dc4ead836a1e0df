import { largestQuantity } from '../cart.limits.ts'

interface Standing {
  /** How many were asked for. */
  readonly wanted: number
  /** How many more can be taken. */
  readonly room: number
  readonly inCart: number
  readonly stock: number
  /** Whether it is about one size of several. */
  readonly isSized: boolean
}

type Remark =
  | { readonly say: 'already'; readonly count: number }
  | { readonly say: 'lowered'; readonly count: number }
  | { readonly say: 'mostAtOnce'; readonly count: number }
  | { readonly say: 'allTaken'; readonly count: number }
  | { readonly say: 'allTakenInSize'; readonly count: number }

/** What is to be said below the quantity: what the cart holds already, and why it is lower than what was asked for. */
export const quantityRemark = ({ wanted, room, inCart, stock, isSized }: Standing): readonly Remark[] => {
  if (room === 0) return stock > 0 ? [{ say: isSized ? 'allTakenInSize' : 'allTaken', count: inCart }] : []
  const already = inCart > 0 ? ([{ say: 'already', count: inCart }] as const) : []
  if (wanted <= room) return already
  const why = stock > largestQuantity ? 'mostAtOnce' : 'lowered'
  return [...already, { say: why, count: room }]
}

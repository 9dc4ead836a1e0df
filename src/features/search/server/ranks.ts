import { type Bitmap, eachBit } from '../../../shared/bitmap.ts'

/** How well each product matches a search, by the number of the product. 0 means not at all. */
export type Ranks = Uint16Array

/** Raises the ranks of these products to a value where it is higher. */
export const raiseBits = (ranks: Ranks, products: Bitmap, value: number) => {
  eachBit(products, (product) => {
    if ((ranks[product] ?? value) < value) ranks[product] = value
  })
}

/**
 * Raises each rank to the other one where that is higher. `times` is the number of words that the reading stands for.
 */
export const raise = (ranks: Ranks, others: Ranks, times = 1) => {
  for (let product = 0; product < ranks.length; product++) {
    const other = (others[product] ?? 0) * times
    if (other > (ranks[product] ?? 0)) ranks[product] = other
  }
}

/**
 * A product without a rank in one list has no rank in the sum. The loops are written out, because a function call for
 * each product would take most of the time.
 */
export const sumOfAll = (ranks: readonly Ranks[], size: number) => {
  const [first, ...others] = ranks
  const sum = first?.slice() ?? new Uint16Array(size)
  for (const other of others) {
    for (let product = 0; product < size; product++) {
      const one = sum[product] ?? 0
      const two = other[product] ?? 0
      sum[product] = one > 0 && two > 0 ? one + two : 0
    }
  }
  return sum
}

/** The lowest rank of each product in all lists. */
export const weakestOf = (ranks: readonly Ranks[], size: number) => {
  const [weakest = new Uint16Array(size), ...others] = ranks
  for (const other of others) {
    for (let product = 0; product < size; product++) {
      const rank = other[product] ?? 0
      if (rank < (weakest[product] ?? 0)) weakest[product] = rank
    }
  }
  return weakest
}

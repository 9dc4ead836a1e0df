/**
 * Distributes an amount in proportion to weights, in whole cents that add up to the amount: the cents that rounding
 * leaves go to the largest remainders, and among equal ones to the first. No share exceeds its weight as long as the
 * amount does not exceed the sum of the weights.
 */
export const shareOutCents = (cents: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (cents * weight) / total)
  const shares = exact.map(Math.floor)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** The products whose rank is above zero, the highest rank first. Products of equal rank keep their order. */
export const placesByRank = (places: Int32Array, ranks: Uint16Array): Int32Array => {
  const starts = startsOfRanks(places, ranks)
  const ranked = new Int32Array(starts[0] ?? 0)
  for (const place of places) {
    const rank = ranks[place] ?? 0
    if (rank === 0) continue
    const at = starts[rank] ?? 0
    ranked[at] = place
    starts[rank] = at + 1
  }
  return ranked
}

/**
 * For each rank, how many products have a higher rank: this is where the products of the rank itself begin. For rank
 * zero it is the number of all products above zero.
 */
const startsOfRanks = (places: Int32Array, ranks: Uint16Array) => {
  const counts = new Uint32Array(1 + ranks.reduce((highest, rank) => Math.max(highest, rank), 0))
  for (const place of places) {
    const rank = ranks[place] ?? 0
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  const starts = new Uint32Array(counts.length)
  for (let rank = counts.length - 2; rank >= 0; rank--)
    starts[rank] = (starts[rank + 1] ?? 0) + (counts[rank + 1] ?? 0)
  return starts
}

import type { MeantPhrase, Reading } from './understand-search.ts'
import { places, type WordIndex } from './word-index.ts'

/** How well each product matches a search, by the number of the product. 0 means not at all. */
export type Ranks = Uint16Array

/**
 * The points of a word by the place where it stands: name, label, long text. One word in the name counts more than
 * several in the long texts. A word that is only near the searched one counts half.
 */
const worth = { itself: [32, 8, 2], near: [16, 4, 1] } as const

interface Ranking {
  readonly words: WordIndex
  /** Higher than the highest number of a product. */
  readonly size: number
}

interface RankedProducts {
  readonly ranks: Ranks
  /** The phrases that were left out, because no product contains all of them. */
  readonly leftOut: readonly MeantPhrase[]
}

/**
 * Ranks the products that contain every phrase, each by its best reading. When no product does and `lessWillDo` is set,
 * only the phrases of one product are kept: of the product that contains the most phrases, of such products the one
 * with the highest rank, and of equally good ones the one that contains the earlier words.
 */
export const rankProducts = (
  phrases: readonly MeantPhrase[],
  ranking: Ranking,
  { lessWillDo }: { readonly lessWillDo: boolean },
): RankedProducts => {
  const each = phrases.map((phrase) => rankPhrase(phrase, ranking))
  const ranks = sumOfAll(each, ranking.size)
  if (!lessWillDo || each.length < 2 || ranks.some((rank) => rank > 0)) return { ranks, leftOut: [] }
  const kept = mostHeld(each, ranking.size)
  if (kept === 0) return { ranks, leftOut: [] }
  const isKept = (_: unknown, place: number) => (kept & (1 << place)) !== 0
  return {
    ranks: sumOfAll(each.filter(isKept), ranking.size),
    leftOut: phrases.filter((phrase, place) => !isKept(phrase, place)),
  }
}

/** Whether the first of two sets of phrases contains the earliest phrase that they do not share. */
const isEarlier = (one: number, other: number) => {
  const unshared = one ^ other
  return (one & unshared & -unshared) !== 0
}

/** The phrases of the product that contains the most of them, one bit each; 0 when no product contains any. */
const mostHeld = (each: readonly Ranks[], size: number) => {
  let best = { phrases: 0, count: 0, rank: 0 }
  for (let product = 0; product < size; product++) {
    let phrases = 0
    let count = 0
    let rank = 0
    for (const [place, ranks] of each.entries()) {
      const one = ranks[product] ?? 0
      if (one === 0) continue
      phrases |= 1 << place
      count++
      rank += one
    }
    const isBetter = count - best.count || rank - best.rank || (isEarlier(phrases, best.phrases) ? 1 : 0)
    if (isBetter > 0) best = { phrases, count, rank }
  }
  return best.phrases
}

/** Ranks the products that match at least one of these readings. */
export const rankReadings = (readings: readonly Reading[], ranking: Ranking): Ranks => {
  const ranks = new Uint16Array(ranking.size)
  for (const { stems, wanted, grade } of readings) {
    if (wanted === 'any' || stems.length === 1) raiseByStems(ranks, { stems, grade }, ranking.words)
    else
      raise(
        ranks,
        weakestOf(
          stems.map((stem) => rankStem({ stems: [stem], grade }, ranking)),
          ranking.size,
        ),
      )
  }
  return ranks
}

const rankPhrase = ({ words, instead }: MeantPhrase, ranking: Ranking) => {
  const ranks = sumOfAll(
    words.map(({ readings }) => rankReadings(readings, ranking)),
    ranking.size,
  )
  if (instead.length > 0) raise(ranks, rankReadings(instead, ranking), words.length)
  return ranks
}

type Stems = Pick<Reading, 'stems' | 'grade'>

const rankStem = (stem: Stems, { words, size }: Ranking) => {
  const ranks = new Uint16Array(size)
  raiseByStems(ranks, stem, words)
  return ranks
}

const raiseByStems = (ranks: Ranks, { stems, grade }: Stems, words: WordIndex) => {
  for (const place of places) {
    const value = worth[grade][place]
    const visit = (product: number) => {
      if ((ranks[product] ?? value) < value) ranks[product] = value
    }
    for (const stem of stems) words.each(stem, place, visit)
  }
}

/**
 * Raises each rank to the other one where that is higher. `times` is the number of words that the reading stands for.
 */
const raise = (ranks: Ranks, others: Ranks, times = 1) => {
  for (let product = 0; product < ranks.length; product++) {
    const other = (others[product] ?? 0) * times
    if (other > (ranks[product] ?? 0)) ranks[product] = other
  }
}

/**
 * A product without a rank in one list has no rank in the sum. The loops are written out, because a function call for
 * each product would take most of the time.
 */
const sumOfAll = (ranks: readonly Ranks[], size: number) => {
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

const weakestOf = (ranks: readonly Ranks[], size: number) => {
  const [weakest = new Uint16Array(size), ...others] = ranks
  for (const other of others) {
    for (let product = 0; product < size; product++) {
      const rank = other[product] ?? 0
      if (rank < (weakest[product] ?? 0)) weakest[product] = rank
    }
  }
  return weakest
}

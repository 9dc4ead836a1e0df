import { type Bitmap, hasBit } from '../../../shared/bitmap.ts'
import type { ProductSets } from './product-sets.public.ts'
import { type Ranks, raise, raiseBits, sumOfAll, weakestOf } from './ranks.ts'
import type { MeantPhrase, MeantWord, Reading } from './understand-search.ts'
import { places, type WordIndex } from './word-index.ts'

/**
 * The points of a word by the place where it stands: name, label, long text. One word in the name counts more than
 * several in the long texts. A word that is only near the searched one counts half.
 */
const worth = { itself: [32, 8, 2], near: [16, 4, 1] } as const

/** A product of the set that a word names counts like one with a synonym on its label; one of a similar set least. */
const worthOfSet = { member: 4, similar: 1 } as const

/** What really matches stands before everything that is only similar. */
const matchesFirst = 1_000

/** Similar products are shown when fewer than this many match, so that a search for a rare colour is no dead end. */
const fewProducts = 4

interface Ranking {
  readonly words: WordIndex
  readonly sets: ProductSets
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
 * with the highest rank, then the one whose phrases the fewest products contain, because a rare word tells more, and of
 * equally good ones the one that contains the earlier words.
 */
export const rankProducts = (
  phrases: readonly MeantPhrase[],
  ranking: Ranking,
  { lessWillDo }: { readonly lessWillDo: boolean },
): RankedProducts => {
  const isSeveral = phrases.length > 1
  const each = phrases.map((phrase) => rankPhrase(phrase, ranking, isSeveral))
  const ranks = sumOfAll(each, ranking.size)
  if (isFew(ranks) && raiseSimilar(each, phrases, ranking)) {
    const wider = sumOfAll(each, ranking.size)
    for (let product = 0; product < ranking.size; product++) {
      const rank = ranks[product] ?? 0
      ranks[product] = rank > 0 ? rank + matchesFirst : (wider[product] ?? 0)
    }
  }
  if (!lessWillDo || each.length < 2 || ranks.some((rank) => rank > 0)) return { ranks, leftOut: [] }
  const kept = mostHeld(each, phrases.map(weightOf), ranking.size)
  if (kept === 0) return { ranks, leftOut: [] }
  const isKept = (_: unknown, place: number) => (kept & (1 << place)) !== 0
  return {
    ranks: sumOfAll(each.filter(isKept), ranking.size),
    leftOut: phrases.filter((phrase, place) => !isKept(phrase, place)),
  }
}

const isFew = (ranks: Ranks) => {
  let count = 0
  for (const rank of ranks) if (rank > 0 && ++count >= fewProducts) return false
  return true
}

/** Lets products of similar sets match too. It returns whether any word of the search names a set. */
const raiseSimilar = (each: readonly Ranks[], phrases: readonly MeantPhrase[], { sets }: Ranking) => {
  let isRaised = false
  for (const [place, { words }] of phrases.entries()) {
    const [word, ...others] = words
    // Of a phrase of several words nobody can say which of them a similar product would have to match.
    if (!word || others.length > 0) continue
    for (const set of word.sets) {
      const ranks = each[place]
      const similar = sets.similarTo(set)
      if (!ranks || !similar) continue
      raiseBits(ranks, similar, worthOfSet.similar)
      isRaised = true
    }
  }
  return isRaised
}

/** Whether the first of two sets of phrases contains the earliest phrase that they do not share. */
const isEarlier = (one: number, other: number) => {
  const unshared = one ^ other
  return (one & unshared & -unshared) !== 0
}

/** A word that is only guessed is the first to be left out, and the name of a set, such as a colour, the last. */
const weightOf = ({ words }: MeantPhrase) => {
  if (words.some(({ isGuessed }) => isGuessed)) return 1
  return words.some(({ sets }) => sets.length > 0) ? 5 : 4
}

/** The phrases of the product that contains the most of them, one bit each; 0 when no product contains any. */
const mostHeld = (each: readonly Ranks[], weights: readonly number[], size: number) => {
  const holders = each.map((ranks) => ranks.reduce((count, rank) => (rank > 0 ? count + 1 : count), 0))
  let best = { phrases: 0, count: 0, rank: 0, common: 0 }
  for (let product = 0; product < size; product++) {
    let phrases = 0
    let count = 0
    let rank = 0
    let common = 0
    for (const [place, ranks] of each.entries()) {
      const one = ranks[product] ?? 0
      if (one === 0) continue
      phrases |= 1 << place
      count += weights[place] ?? 0
      rank += one
      common += holders[place] ?? 0
    }
    const isBetter =
      count - best.count ||
      rank - best.rank ||
      best.common - common ||
      (isEarlier(phrases, best.phrases) ? 1 : 0)
    if (isBetter > 0) best = { phrases, count, rank, common }
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

/** Words that mean something together are not looked for one by one: « aller à un mariage » is no wedding gown. */
const rankPhrase = ({ words, together }: MeantPhrase, ranking: Ranking, isSeveral: boolean) => {
  const [word, ...others] = words
  if (word && others.length === 0) return rankWord(word, ranking, isSeveral)
  const ranks = new Uint16Array(ranking.size)
  raise(ranks, rankReadings(together, ranking), words.length)
  return ranks
}

/**
 * Beside other words, the name of a set counts only as such where it is part of a product's name: « robe blanche » does
 * not mean the grey suit that is called Blanche.
 */
const rankWord = ({ readings, sets }: MeantWord, ranking: Ranking, isSeveral: boolean) => {
  const ranks = rankReadings(readings, ranking)
  for (const set of sets) {
    const members = ranking.sets.of(set)
    if (!members) continue
    if (isSeveral) lowerOutside(ranks, members)
    raiseBits(ranks, members, worthOfSet.member)
  }
  return ranks
}

const lowerOutside = (ranks: Ranks, members: Bitmap) => {
  for (let product = 0; product < ranks.length; product++)
    if ((ranks[product] ?? 0) > 0 && !hasBit(members, product)) ranks[product] = worthOfSet.similar
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

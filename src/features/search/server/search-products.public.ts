import type { Context } from '../../../platform/context/context.ts'
import type { Resident } from '../../../platform/context/residents.ts'
import { type Bitmap, createBitmap, putBit } from '../../../shared/bitmap.ts'
import { nearestStems } from './nearest-stems.ts'
import type { ProductSets } from './product-sets.public.ts'
import { rankProducts, rankReadings } from './rank-products.ts'
import type { Ranks } from './ranks.ts'
import type { SearchIndex } from './search-index.public.ts'
import { searchWords } from './search-words.ts'
import { readSpokenWords } from './spoken-words.ts'
import {
  anyOf,
  type MeantPhrase,
  type MeantWord,
  type Reading,
  understandSearch,
} from './understand-search.ts'
import type { WordIndex } from './word-index.ts'

/** The products that a search found, and how well each of them matches it. */
export interface FoundProducts {
  readonly products: Bitmap
  readonly ranks: Ranks
}

export interface Found extends FoundProducts {
  /** The words that were left out, as the visitor wrote them, because no product contains all of them. */
  readonly leftOut: readonly string[]
}

interface Search {
  readonly text: string
  readonly index: Resident<SearchIndex>
  readonly sets: ProductSets
  readonly sizeOf: () => number
}

/**
 * Finds the products that contain every word of a search, in either language and without regard to accents or
 * endings. The last word may be unfinished, and a word that no product contains is read as the most similar one. When
 * no product contains all words, it finds those that contain the most. `sizeOf` returns a number that is higher than
 * the highest number of a product.
 */
export const searchProducts = async (
  ctx: Context,
  { text, index: resident, sets, sizeOf }: Search,
): Promise<Found> => {
  const written = searchWords(text)
  const index = await ctx.resident(resident)
  const spoken = await index.memory.recall(written, (words) => readSpokenWords(ctx.db, words))
  const understood = understandSearch(spoken, { ...index, sets })
  const reference = referenceIn(text, index)
  const phrases = reference.some(({ stems }) => stems.length > 0)
    ? understood
    : await corrected(ctx, understood, index)
  const ranking = { words: index.words, sets, size: sizeOf() }
  const ofReference = rankReadings(reference, ranking)
  const isReference = ofReference.some((rank) => rank > 0)
  const { ranks, leftOut } = rankProducts(phrases, ranking, { lessWillDo: !isReference })
  return {
    ...foundOf([ranks, ofReference], ranking.size),
    leftOut: leftOut.flatMap(({ words }) => words.map(({ word }) => word.word)),
  }
}

/** Whether a text is the whole reference of a product, even one that could be read as a size or a day. */
export const isReference = async (
  ctx: Context,
  { text, index: resident }: Pick<Search, 'text' | 'index'>,
) => {
  const { vocabulary, words } = await ctx.resident(resident)
  const stem = vocabulary.numberOf(searchWords(text).join(''))
  return stem !== undefined && words.has(stem)
}

/** Parts that are joined as in a reference, which need not have a digit. */
const joinedParts = /^[a-z\d]+([-.][a-z\d]+)+$/i

/** « MAR-003 », « mar 003 » and « mar0 » all mean a reference. The index contains a reference as one word. */
const referenceIn = (text: string, { vocabulary }: SearchIndex): readonly Reading[] => {
  const whole = searchWords(text).join('')
  if (!/\d/.test(whole) && !joinedParts.test(text.trim())) return []
  return [anyOf(vocabulary.beginningWith(whole), 'itself')]
}

/** « Combi » is short for something; fewer letters may begin anything. */
const shortestBeginning = 4

/** Words that no product contains, read as the beginning of one that is contained, or as the most similar ones. */
const corrected = async (
  ctx: Context,
  phrases: readonly MeantPhrase[],
  { words, vocabulary }: SearchIndex,
) => {
  const isUnheld = ({ readings, sets }: MeantWord) => sets.length === 0 && !isHeld(readings, words)
  const unheld = phrases.flatMap((phrase) => phrase.words.filter(isUnheld))
  if (unheld.length === 0) return phrases
  const nearest = await nearestStems(ctx.db, {
    words: unheld.map(({ word }) => word),
    isHeld: (stem) => words.has(stem),
  })
  const meantBy = ({ word }: MeantWord) => {
    const longer = word.plain.length >= shortestBeginning ? vocabulary.beginningWith(word.plain) : []
    const isBegun = longer.some((stem) => words.has(stem))
    return anyOf(isBegun ? longer : (nearest.get(word.word) ?? []), 'near')
  }
  return phrases.map((phrase) => ({
    ...phrase,
    words: phrase.words.map((meant) =>
      unheld.includes(meant) ? { ...meant, readings: [meantBy(meant)], isGuessed: true } : meant,
    ),
  }))
}

const isHeld = (readings: readonly Reading[], words: WordIndex) =>
  readings.some(({ stems, wanted }) => {
    const isInSome = (stem: number) => words.has(stem)
    return wanted === 'any' ? stems.some(isInSome) : stems.every(isInSome)
  })

const foundOf = ([ranks, ofReference]: readonly [Ranks, Ranks], size: number): FoundProducts => {
  const products = createBitmap(size)
  for (let product = 0; product < size; product++) {
    const rank = Math.max(ranks[product] ?? 0, ofReference[product] ?? 0)
    ranks[product] = rank
    if (rank > 0) putBit(products, product, true)
  }
  return { products, ranks }
}

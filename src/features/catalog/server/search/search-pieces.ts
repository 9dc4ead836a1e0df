import type { Context } from '../../../../platform/context/context.ts'
import { type Bitmap, createBitmap, putBit } from '../../../../shared/bitmap.ts'
import { nearestStems } from './nearest-stems.ts'
import { type Ranks, rankPieces, rankReadings } from './rank-pieces.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'
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

/** What a search found, and how well each piece answers it. */
export interface FoundPieces {
  readonly pieces: Bitmap
  readonly ranks: Ranks
}

export interface Found extends FoundPieces {
  /** The words that were left out, as they were written, because no piece holds all of them. */
  readonly leftOut: readonly string[]
}

/**
 * The pieces that hold every word of a search, in either language and without regard to accents or endings; the last
 * word may be unfinished, and one that no piece holds is read as its nearest. Where no piece holds all words, those that
 * hold the most. `sizeOf` tells how many there may be.
 */
export const searchPieces = async (ctx: Context, text: string, sizeOf: () => number): Promise<Found> => {
  const written = searchWords(text)
  const index = await ctx.resident(searchIndex)
  const spoken = await index.memory.recall(written, (words) => readSpokenWords(ctx.db, words))
  const understood = understandSearch(spoken, index)
  const reference = referenceIn(text, index)
  const phrases = reference.some(({ stems }) => stems.length > 0)
    ? understood
    : await corrected(ctx, understood, index)
  const ranking = { words: index.words, size: sizeOf() }
  const ofReference = rankReadings(reference, ranking)
  const isReference = ofReference.some((rank) => rank > 0)
  const { ranks, leftOut } = rankPieces(phrases, ranking, { lessWillDo: !isReference })
  return {
    ...foundOf([ranks, ofReference], ranking.size),
    leftOut: leftOut.flatMap(({ words }) => words.map(({ word }) => word.word)),
  }
}

/** Lets a search that comes later find the index ready; when that fails, it is the search that says so. */
export const expectSearches = (ctx: Context) => {
  ctx.resident(searchIndex).catch(() => {})
}

/** Parts in the spelling of a reference, which need not have a digit. */
const joinedParts = /^[a-z\d]+([-.][a-z\d]+)+$/i

/** « MAR-003 », « mar 003 » and « mar0 » all mean a reference, which is kept as one word. */
const referenceIn = (text: string, { vocabulary }: SearchIndex): readonly Reading[] => {
  const whole = searchWords(text).join('')
  if (!/\d/.test(whole) && !joinedParts.test(text.trim())) return []
  return [anyOf(vocabulary.beginningWith(whole), 'itself')]
}

const corrected = async (ctx: Context, phrases: readonly MeantPhrase[], { words }: SearchIndex) => {
  const unheld = phrases.flatMap((phrase) => phrase.words.filter(({ readings }) => !isHeld(readings, words)))
  if (unheld.length === 0) return phrases
  const nearest = await nearestStems(ctx.db, {
    words: unheld.map(({ word }) => word),
    isHeld: (stem) => words.holds(stem),
  })
  const meantBy = ({ word }: MeantWord) => anyOf(nearest.get(word.word) ?? [], 'near')
  return phrases.map((phrase) => ({
    ...phrase,
    words: phrase.words.map((meant) =>
      unheld.includes(meant) ? { ...meant, readings: [meantBy(meant)] } : meant,
    ),
  }))
}

const isHeld = (readings: readonly Reading[], words: WordIndex) =>
  readings.some(({ stems, wanted }) => {
    const isInSome = (stem: number) => words.holds(stem)
    return wanted === 'any' ? stems.some(isInSome) : stems.every(isInSome)
  })

const foundOf = ([ranks, ofReference]: readonly [Ranks, Ranks], size: number): FoundPieces => {
  const pieces = createBitmap(size)
  for (let piece = 0; piece < size; piece++) {
    const rank = Math.max(ranks[piece] ?? 0, ofReference[piece] ?? 0)
    ranks[piece] = rank
    if (rank > 0) putBit(pieces, piece, true)
  }
  return { pieces, ranks }
}

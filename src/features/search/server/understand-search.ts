import { simpleForm } from '../../../shared/text/simple-form.ts'
import { besideOccasions, emptyWords, occasions } from '../small-words.ts'
import type { ProductSets } from './product-sets.public.ts'
import { isIdle, type SpokenWord } from './spoken-words.ts'
import type { StemVocabulary } from './stem-vocabulary.ts'
import type { Phrase, Synonyms } from './synonyms.ts'

const isIn = (list: readonly string[]) => {
  const forms = new Set(list.map(simpleForm))
  return ({ word }: SpokenWord) => forms.has(simpleForm(word))
}

const isEmpty = isIn(emptyWords)
const isOccasion = isIn(occasions)
const isTold = isIn(besideOccasions)

/** Leaves out the words of a search that say nothing about a product. */
const withoutSmallWords = (words: readonly SpokenWord[]): readonly SpokenWord[] => {
  const telling = words.filter((word) => !isEmpty(word))
  return telling.some(isTold) ? telling.filter((word) => !isOccasion(word)) : telling
}

/** One way to understand what the visitor wrote. */
export interface Reading {
  readonly stems: readonly number[]
  /** Whether a product must hold all of the stems, or one of them. */
  readonly wanted: 'all' | 'any'
  /** The word itself counts more than what is only near it: a synonym, an ending, a correction. */
  readonly grade: 'itself' | 'near'
}

export interface MeantWord {
  readonly word: SpokenWord
  readonly readings: readonly Reading[]
  /** The sets of products that this word names, such as a colour, beside those that contain it. */
  readonly sets: readonly string[]
  /** Whether the word is read as another one, because no product contains it. */
  readonly isGuessed: boolean
}

/** Neighbouring words that mean something together (« dos nu »), or one word alone. */
export interface MeantPhrase {
  readonly words: readonly MeantWord[]
  /** Readings of the words together: themselves and their synonyms. One word alone has none. */
  readonly together: readonly Reading[]
}

interface Knowledge {
  readonly vocabulary: StemVocabulary
  readonly synonyms: Synonyms
  readonly sets: Pick<ProductSets, 'namedBy'>
}

/**
 * What the words of a search mean. Each word has its own stems in both languages and its synonyms; the last word
 * also has every stem that begins with it. Words without meaning are left out. If there are no others (« la »), the
 * last word is read as a beginning.
 */
export const understandSearch = (
  spoken: readonly SpokenWord[],
  { vocabulary, synonyms, sets }: Knowledge,
): readonly MeantPhrase[] => {
  const last = spoken.at(-1)
  const meaningful = withoutSmallWords(spoken.filter((word) => !isIdle(word)))
  const told = meaningful.length > 0 ? meaningful : spoken.slice(-1)
  const meant = (word: SpokenWord): MeantWord => ({
    word,
    readings: [
      ...numbered([word.fr, word.en], 'itself', vocabulary),
      ...numbered(synonyms.of([word]), 'near', vocabulary),
      // The beginning is the written word and not its stem, because the stem of « soie » would find every « soirée ».
      ...(word === last && word.plain !== '' ? [anyOf(vocabulary.beginningWith(word.plain), 'near')] : []),
    ],
    sets: sets.namedBy(word.word),
    isGuessed: false,
  })
  return phrasesIn(told, synonyms).map(({ words, instead }) => {
    const itself = words.length > 1 ? [words.flatMap(({ fr }) => fr), words.flatMap(({ en }) => en)] : []
    return { words: words.map(meant), together: numbered([...itself, ...instead], 'itself', vocabulary) }
  })
}

export const anyOf = (stems: readonly number[], grade: Reading['grade']): Reading => ({
  stems,
  wanted: 'any',
  grade,
})

/** The phrases as numbers of stems. A phrase with a stem that no product has is left out. */
const numbered = (
  phrases: readonly Phrase[],
  grade: Reading['grade'],
  vocabulary: StemVocabulary,
): readonly Reading[] =>
  phrases.flatMap((phrase) => {
    const stems = phrase.flatMap((stem) => vocabulary.numberOf(stem) ?? [])
    return stems.length > 0 && stems.length === phrase.length ? [{ stems, wanted: 'all', grade }] : []
  })

/** Splits a search into phrases from the left. At each place it takes the longest phrase that the synonyms know. */
const phrasesIn = (words: readonly SpokenWord[], synonyms: Synonyms) => {
  const phrases: { readonly words: readonly SpokenWord[]; readonly instead: readonly Phrase[] }[] = []
  for (let from = 0; from < words.length; from += phrases.at(-1)?.words.length ?? 1)
    phrases.push(longestFrom(words.slice(from, from + synonyms.longest), synonyms))
  return phrases
}

const longestFrom = (words: readonly SpokenWord[], synonyms: Synonyms) => {
  for (let length = words.length; length > 1; length--) {
    const phrase = words.slice(0, length)
    const instead = synonyms.of(phrase)
    if (instead.length > 0) return { words: phrase, instead }
  }
  return { words: words.slice(0, 1), instead: [] }
}

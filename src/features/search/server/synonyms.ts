import type { SynonymGroup } from '../search-synonyms.ts'
import { searchWords } from './search-words.ts'
import { isIdle, type SpokenWord } from './spoken-words.ts'

const languages = ['fr', 'en'] as const

type SpokenLanguage = (typeof languages)[number]

/** A product must contain all of these stems. */
export type Phrase = readonly string[]

/** Which expressions have the same meaning, compared by stems: « traînes » means « train », because « traîne » does. */
export interface Synonyms {
  /** The other ways to say these words when they stand together. */
  readonly of: (words: readonly SpokenWord[]) => readonly Phrase[]
  /** The number of words of the longest expression. */
  readonly longest: number
}

interface Expression {
  readonly language: SpokenLanguage
  readonly words: readonly SpokenWord[]
}

/** The words that occur in the table. */
export const wordsOfSynonyms = (groups: readonly SynonymGroup[]): readonly string[] => [
  ...new Set(groups.flatMap(({ fr, en }) => [...fr, ...en].flatMap(searchWords))),
]

/** Prepares the table for searching. `spoken` contains its words with their stems. */
export const createSynonyms = (groups: readonly SynonymGroup[], spoken: readonly SpokenWord[]): Synonyms => {
  const known = new Map(spoken.map((word) => [word.word, word]))
  const meanings = groups.map((group) =>
    languages.flatMap((language) => expressionsOf(group, language, known)),
  )
  const byKey = new Map<string, readonly Phrase[]>()
  for (const expressions of meanings) {
    // Both languages may write an expression in the same way, and « pearl » and « pearls » have the same stem.
    const phrases = new Map(expressions.map((one) => [textOf(one), phraseOf(one)]))
    for (const one of expressions) {
      const others = [...phrases].flatMap(([text, phrase]) => (text === textOf(one) ? [] : [phrase]))
      byKey.set(keyOf(one), others)
    }
  }
  return {
    // A language that has no stem for one of the words is skipped, so that « robe or » is not looked up as « robe ».
    of: (words) =>
      languages
        .filter((language) => words.every((word) => word[language].length > 0))
        .flatMap((language) => byKey.get(keyOf({ language, words })) ?? []),
    longest: Math.max(1, ...meanings.flat().map(({ words }) => words.length)),
  }
}

const expressionsOf = (
  group: SynonymGroup,
  language: SpokenLanguage,
  known: ReadonlyMap<string, SpokenWord>,
): readonly Expression[] =>
  group[language].map((text) => ({
    language,
    words: searchWords(text)
      .flatMap((word) => known.get(word) ?? [])
      .filter((word) => !isIdle(word)),
  }))

const phraseOf = ({ language, words }: Expression): Phrase => words.flatMap((word) => word[language])

const textOf = (expression: Expression) => phraseOf(expression).join(' ')

/** The key by which an expression is found. The words of a search are looked up in both languages. */
const keyOf = (expression: Expression) => `${expression.language}:${textOf(expression)}`

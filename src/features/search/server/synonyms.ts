import type { SynonymGroup } from '../search-synonyms.ts'
import { searchWords } from './search-words.ts'
import { isIdle, type SpokenWord } from './spoken-words.ts'

const languages = ['fr', 'en'] as const

type SpokenLanguage = (typeof languages)[number]

/** Stems that a product must hold all of. */
export type Phrase = readonly string[]

/** What stands for what, by stems: « traînes » means « train » as « traîne » does. */
export interface Synonyms {
  /** The other ways to say these words, taken together. */
  readonly of: (words: readonly SpokenWord[]) => readonly Phrase[]
  /** The most words that one way to say something has. */
  readonly longest: number
}

interface Expression {
  readonly language: SpokenLanguage
  readonly words: readonly SpokenWord[]
}

/** The words that the table is written in. */
export const wordsOfSynonyms = (groups: readonly SynonymGroup[]): readonly string[] => [
  ...new Set(groups.flatMap(({ fr, en }) => [...fr, ...en].flatMap(searchWords))),
]

/** Prepares the table for searching; `spoken` are its words. */
export const createSynonyms = (groups: readonly SynonymGroup[], spoken: readonly SpokenWord[]): Synonyms => {
  const known = new Map(spoken.map((word) => [word.word, word]))
  const meanings = groups.map((group) =>
    languages.flatMap((language) => expressionsOf(group, language, known)),
  )
  const byKey = new Map<string, readonly Phrase[]>()
  for (const expressions of meanings) {
    // Both languages may write one thing alike, and « pearl » and « pearls » have one stem.
    const phrases = new Map(expressions.map((one) => [textOf(one), phraseOf(one)]))
    for (const one of expressions) {
      const others = [...phrases].flatMap(([text, phrase]) => (text === textOf(one) ? [] : [phrase]))
      byKey.set(keyOf(one), others)
    }
  }
  return {
    // In a language that one of the words does not speak they would be looked up without it: « robe or » as « robe ».
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

/** What an expression is looked up by; the words of a search are looked up in both languages. */
const keyOf = (expression: Expression) => `${expression.language}:${textOf(expression)}`

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type SynonymGroup, searchSynonyms } from '../search-synonyms.ts'
import { searchWords } from './search-words.ts'
import { isIdle, readSpokenWords, type SpokenWord } from './spoken-words.ts'
import { wordsOfSynonyms } from './synonyms.ts'

let test: TestDatabase
let spoken: ReadonlyMap<string, SpokenWord>

beforeAll(async () => {
  test = await testDatabase()
  const words = await readSpokenWords(test.database.db, wordsOfSynonyms(searchSynonyms))
  spoken = new Map(words.map((word) => [word.word, word]))
})

afterAll(() => test.close())

const expressionsIn = (group: SynonymGroup) => [
  ...group.fr.map((text) => ({ text, language: 'fr' as const })),
  ...group.en.map((text) => ({ text, language: 'en' as const })),
]

const stemsOf = ({ text, language }: ReturnType<typeof expressionsIn>[number]) =>
  searchWords(text)
    .flatMap((word) => spoken.get(word) ?? [])
    .filter((word) => !isIdle(word))
    .flatMap((word) => word[language])

describe('the table of synonyms', () => {
  it('holds expressions that a search can mean', () => {
    const meaningless = searchSynonyms
      .flatMap(expressionsIn)
      .filter((expression) => stemsOf(expression).length === 0)
    expect(meaningless).toEqual([])
  })

  it('has no expression in two groups', () => {
    const groupsOf = new Map<string, Set<number>>()
    for (const [number, group] of searchSynonyms.entries())
      for (const expression of expressionsIn(group)) {
        const key = `${expression.language}: ${stemsOf(expression).join(' ')}`
        groupsOf.set(key, (groupsOf.get(key) ?? new Set()).add(number))
      }
    expect([...groupsOf].filter(([, groups]) => groups.size > 1).map(([key]) => key)).toEqual([])
  })
})

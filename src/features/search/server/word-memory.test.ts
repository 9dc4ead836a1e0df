import { describe, expect, it } from 'vitest'
import type { SpokenWord } from './spoken-words.ts'
import { WordMemory } from './word-memory.ts'

const counted = () => {
  const asked: string[][] = []
  const read = async (words: readonly string[]): Promise<readonly SpokenWord[]> => {
    asked.push([...words])
    return words.map((word) => ({ word, plain: word, fr: [word], en: [word] }))
  }
  return { asked, read }
}

describe('the memory of words', () => {
  it('reads the new words of a search together, and answers all in their order', async () => {
    const { asked, read } = counted()
    const memory = new WordMemory(10)
    await memory.recall(['robe'], read)
    const recalled = await memory.recall(['soie', 'robe', 'soie', 'lin'], read)
    expect(recalled.map(({ word }) => word)).toEqual(['soie', 'robe', 'soie', 'lin'])
    expect(asked).toEqual([['robe'], ['soie', 'lin']])
  })
  it('forgets the words used longest ago', async () => {
    const { asked, read } = counted()
    const memory = new WordMemory(2)
    for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) await memory.recall([word], read)
    expect(asked).toEqual([['a'], ['b'], ['c'], ['b']])
  })
})

import { describe, expect, it } from 'vitest'
import { createSearchMemory } from './search-memory.ts'

const counted = () => {
  const asked: string[] = []
  return {
    asked,
    ask: (key: string) => async () => {
      asked.push(key)
      return key.length
    },
  }
}

describe('the memory of searches', () => {
  it('asks once for the same words', async () => {
    const { asked, ask } = counted()
    const memory = createSearchMemory<number>(2)
    expect(await memory.recall('robe', ask('robe'))).toBe(4)
    expect(await memory.recall('robe', ask('robe'))).toBe(4)
    expect(asked).toEqual(['robe'])
  })

  it('drops the search used longest ago', async () => {
    const { asked, ask } = counted()
    const memory = createSearchMemory<number>(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await memory.recall(key, ask(key))
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
  })

  it('asks again after forgetting, even when the old answer arrives later', async () => {
    const { asked, ask } = counted()
    const memory = createSearchMemory<number>(2)
    const late = memory.recall('robe', ask('robe'))
    memory.forget()
    await late
    await memory.recall('robe', ask('robe'))
    expect(asked).toEqual(['robe', 'robe'])
  })

  it('asks again after a failure', async () => {
    const memory = createSearchMemory<number>(2)
    await expect(memory.recall('robe', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
    expect(await memory.recall('robe', async () => 1)).toBe(1)
  })
})

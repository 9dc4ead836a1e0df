import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createStoredValue } from './stored-value.ts'

type Words = readonly string[]

const put = (word: string) => (words: Words) => (words.includes(word) ? words : [...words, word])
const drop = (word: string) => (words: Words) =>
  words.includes(word) ? words.filter((kept) => kept !== word) : words

/** Stands for the storage of a browser, which several tabs share. */
const sharedStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      kept.set(key, text)
    },
  }
}

const forbidden = () => {
  throw new Error('storage is forbidden')
}

const tabOver = (storage: () => ReturnType<typeof sharedStorage>) => {
  const events = new EventTarget()
  const log = vi.fn()
  const words = createStoredValue<Words>({
    key: 'words',
    read: (text) => (text ? text.split(' ') : []),
    write: (value) => value.join(' '),
    storage,
    events,
    log,
  })
  return { words, events, log }
}

describe('a stored value', () => {
  it('is there on the next page', () => {
    const storage = sharedStorage()
    tabOver(() => storage).words.change(put('soie'))
    expect(tabOver(() => storage).words.current()).toEqual(['soie'])
  })

  it('loses nothing between two tabs, whichever writes when', () => {
    const step = fc.record({
      tab: fc.nat({ max: 1 }),
      word: fc.constantFrom('a', 'b', 'c'),
      kept: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const storage = sharedStorage()
        const tabs = [tabOver(() => storage), tabOver(() => storage)]
        let expected: Words = []
        for (const { tab, word, kept } of steps) {
          const rule = kept ? put(word) : drop(word)
          tabs[tab]?.words.change(rule)
          expected = rule(expected)
        }
        for (const { words } of tabs) {
          words.subscribe(() => undefined)
          expect(words.current()).toEqual(expected)
        }
      }),
    )
  })

  it('follows another tab, and a page that comes back', () => {
    const storage = sharedStorage()
    const { words, events } = tabOver(() => storage)
    const heard: Words[] = []
    const leave = words.subscribe(() => heard.push(words.current()))
    storage.setItem('words', 'soie')
    events.dispatchEvent(new Event('storage'))
    storage.setItem('words', 'soie tulle')
    events.dispatchEvent(new Event('pageshow'))
    expect(heard).toEqual([['soie'], ['soie', 'tulle']])
    leave()
    events.dispatchEvent(new Event('storage'))
    expect(heard).toHaveLength(2)
  })

  it('is the same value, and says nothing, until it has changed', () => {
    const storage = sharedStorage()
    const { words } = tabOver(() => storage)
    const listener = vi.fn()
    words.subscribe(listener)
    expect(words.change(put('soie'))).toBe(true)
    expect(words.change(put('soie'))).toBe(false)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(words.current()).toBe(words.current())
  })

  it('lasts as long as the page where storage is forbidden, which is logged', () => {
    const { words, log } = tabOver(forbidden)
    words.change(put('soie'))
    words.change(put('tulle'))
    expect(words.current()).toEqual(['soie', 'tulle'])
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('goes on in memory where storage is full', () => {
    const { words, log } = tabOver(() => ({ ...sharedStorage(), setItem: forbidden }))
    words.change(put('soie'))
    words.change(put('tulle'))
    expect(words.current()).toEqual(['soie', 'tulle'])
    expect(log).toHaveBeenCalledTimes(1)
  })
})

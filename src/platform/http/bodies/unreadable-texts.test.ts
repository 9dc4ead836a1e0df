import { describe, expect, it } from 'vitest'
import { unreadableTexts } from './unreadable-texts.ts'

const places = (input: unknown) => unreadableTexts(input).map(({ path }) => path.join('.'))

describe('a text that no database keeps', () => {
  it('is found wherever it is, with a message for its field', () => {
    expect(unreadableTexts({ notes: 'a\0b' })).toEqual([
      { code: 'custom', path: ['notes'], message: 'request:fields.unreadable', input: undefined },
    ])
    expect(places({ items: [{ size: '38' }, { size: '3\ud8008' }] })).toEqual(['items.1.size'])
    expect(places('\0')).toEqual([''])
  })

  it('is no name of a field either', () => {
    expect(places({ options: { 'si\0ze': '38' } })).toEqual(['options'])
  })

  it('is none of what people write', () => {
    expect(places({ name: 'Œuvrard 🧵 नमस्ते\n', price: 12, none: null, bytes: new Uint8Array([0]) })).toEqual(
      [],
    )
  })

  it('is looked for however deep lists are', () => {
    const depth = 100_000
    const nested: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`)
    expect(unreadableTexts(nested)).toHaveLength(1)
  })
})

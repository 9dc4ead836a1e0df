import { describe, expect, it } from 'vitest'
import { attemptKeys } from './attempt-keys.ts'

const keysOfTest = () => {
  let count = 0
  return attemptKeys(() => `key ${++count}`)
}

describe('the key of an attempt', () => {
  it('stays while nothing changed and no answer came', () => {
    const keys = keysOfTest()
    const order = () => ({ city: 'Paris', total: 1310 })
    expect([keys.keyFor(order()), keys.keyFor(order())]).toEqual(['key 1', 'key 1'])
  })

  it('is another one for another content', () => {
    const keys = keysOfTest()
    expect([{ total: 1 }, { total: 2 }, { total: 1 }].map(keys.keyFor)).toEqual(['key 1', 'key 2', 'key 3'])
  })

  it('is another one once an answer came', () => {
    const keys = keysOfTest()
    const first = keys.keyFor('order')
    keys.answered()
    expect(keys.keyFor('order')).not.toBe(first)
  })
})

import { expect, it } from 'vitest'
import { isKeepable } from './draft-size.rules.ts'
import { deepestDraft, heaviestDraftBytes } from './editor-drafts.limits.ts'

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

it.each(['a', 'é', '€', '𝄞'])('a draft of « %s » is kept up to its size in bytes', (letter) => {
  const quotes = 2
  const most = Math.floor((heaviestDraftBytes - quotes) / Buffer.byteLength(letter))
  expect(isKeepable(letter.repeat(most))).toBe(true)
  expect(isKeepable(letter.repeat(most + 1))).toBe(false)
})

it('a draft that is too deep is refused before it is written as JSON', () => {
  expect(isKeepable(nested(deepestDraft))).toBe(true)
  expect(isKeepable(nested(deepestDraft + 2))).toBe(false)
  expect(isKeepable(nested(100_000))).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { hasModifier } from './has-modifier.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('a key held beside another', () => {
  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('%s gives the press another meaning', (held) => {
    expect(hasModifier({ ...none, [held]: true })).toBe(true)
  })

  it('is not there when a key is pressed alone', () => {
    expect(hasModifier(none)).toBe(false)
  })
})

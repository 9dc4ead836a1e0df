import { expect, it } from 'vitest'
import { untriedCalls } from '../../../testing/sweep/nasty-attempts.ts'

it('bad input is tried on every call that takes a field', () => {
  expect(untriedCalls()).toEqual([])
})

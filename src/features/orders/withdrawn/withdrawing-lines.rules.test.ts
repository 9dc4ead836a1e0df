import { expect, it } from 'vitest'
import { withdrawingFrom } from './withdrawing-lines.rules.ts'

const requested = (reference: string, quantity?: number) => ({
  kind: 'withdrawal_requested' as const,
  details: { reference, ...(quantity !== undefined && { lines: [{ line: 'gown', quantity }] }) },
})
const answered = (reference: string) => ({
  kind: 'withdrawal_answered' as const,
  details: { reference, accepted: false },
})

it('adds up what open withdrawals are about, and forgets those that are answered', () => {
  const both = [requested('RET-1', 1), requested('RET-2', 2)]
  expect(withdrawingFrom(both).of('gown')).toBe(3)
  expect(withdrawingFrom([...both, answered('RET-1')]).of('gown')).toBe(2)
  expect(withdrawingFrom(both).of('veil')).toBe(0)
  expect(withdrawingFrom(both).inWords).toBe(false)
})

it('knows no line of one that was declared in words, until it is answered', () => {
  expect(withdrawingFrom([requested('RET-1')]).inWords).toBe(true)
  expect(withdrawingFrom([requested('RET-1'), answered('RET-1')]).inWords).toBe(false)
})

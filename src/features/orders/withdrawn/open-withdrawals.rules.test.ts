import { expect, it } from 'vitest'
import { openWithdrawals } from './open-withdrawals.rules.ts'

const requested = (reference: string) => ({ kind: 'withdrawal_requested' as const, details: { reference } })
const answered = (reference: string) => ({
  kind: 'withdrawal_answered' as const,
  details: { reference, accepted: true },
})
const paid = { kind: 'paid' as const, details: { invoice: 'F-2026-000001' } }

it('a withdrawal waits from its declaration to its answer', () => {
  expect(openWithdrawals([paid])).toEqual([])
  expect(openWithdrawals([paid, requested('RET-2026-0001')])).toEqual(['RET-2026-0001'])
  expect(openWithdrawals([paid, requested('RET-2026-0001'), answered('RET-2026-0001')])).toEqual([])
})

it('the answer to one withdrawal leaves another one waiting', () => {
  const events = [requested('RET-2026-0001'), requested('RET-2026-0002'), answered('RET-2026-0001')]
  expect(openWithdrawals(events)).toEqual(['RET-2026-0002'])
})

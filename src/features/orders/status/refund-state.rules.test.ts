import { expect, it } from 'vitest'
import type { OrderEventKind } from './order-events.ts'
import { refundStateOf } from './refund-state.rules.ts'

const after = (...kinds: readonly OrderEventKind[]) => refundStateOf(kinds.map((kind) => ({ kind })))

it('is none while nothing is to go back', () => {
  expect(after('placed')).toBe('none')
  expect(after('placed', 'paid', 'in_preparation', 'shipped', 'delivered')).toBe('none')
  expect(after('placed', 'cancelled')).toBe('none')
  expect(after('placed', 'expired')).toBe('none')
})

it('is under way once a paid order is called off, a refund was asked for, or money came too late', () => {
  expect(after('placed', 'paid', 'cancelled')).toBe('underway')
  expect(after('placed', 'paid', 'delivered', 'refund_requested')).toBe('underway')
  expect(after('placed', 'expired', 'paid_too_late')).toBe('underway')
})

it('is done when the money is back, and open again when more is to follow', () => {
  expect(after('placed', 'paid', 'cancelled', 'refunded')).toBe('done')
  expect(after('placed', 'paid', 'refund_requested', 'refunded', 'refund_requested')).toBe('underway')
})

it('is failed until another try brings the money back', () => {
  expect(after('placed', 'paid', 'cancelled', 'refund_failed')).toBe('failed')
  expect(after('placed', 'paid', 'cancelled', 'refund_failed', 'refunded')).toBe('done')
})

it('is none where the bank has taken the money back before, until that money is with the house again', () => {
  const disputed = (status: string) =>
    refundStateOf([{ kind: 'paid' }, { kind: 'disputed', details: { status } }, { kind: 'cancelled' }])
  expect(['needs_response', 'under_review', 'lost'].map(disputed)).toEqual(['none', 'none', 'none'])
  expect(['warning_needs_response', 'won'].map(disputed)).toEqual(['underway', 'underway'])
})

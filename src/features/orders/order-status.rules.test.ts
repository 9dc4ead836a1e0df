import { expect, it } from 'vitest'
import type { OrderEventKind } from './order-events.ts'
import { type OrderStatus, statusWhenOwed } from './order-status.rules.ts'

const at = new Date('2026-10-14T09:00:00Z')
const refunded = {
  status: 'refunded' as OrderStatus,
  shippedAt: null as Date | null,
  deliveredAt: null as Date | null,
}
const sent = { ...refunded, shippedAt: at }
const arrived = { ...sent, deliveredAt: at }

const whenOwed = (order: typeof refunded, kinds: readonly OrderEventKind[], refundedCents = 0) =>
  statusWhenOwed(order, { happened: kinds.map((kind) => ({ kind })), refundedCents })

it.each<[OrderStatus, readonly OrderEventKind[]]>([
  ['expired', ['placed', 'expired', 'paid_too_late', 'refunded']],
  ['cancelled', ['placed', 'replaced', 'paid_too_late', 'refunded']],
  ['cancelled', ['placed', 'paid', 'cancelled', 'refunded']],
  ['cancelled', ['placed', 'expired', 'paid', 'cancelled', 'refunded']],
])('an order whose money came back is %s again after %j', (status, kinds) => {
  expect(whenOwed(refunded, kinds)).toBe(status)
})

it('an order that never left is not made after all: its sale was undone', () => {
  expect(whenOwed(refunded, ['placed', 'paid', 'in_preparation', 'refunded'])).toBe('cancelled')
  expect(whenOwed(refunded, ['placed', 'expired', 'paid', 'refunded'])).toBe('cancelled')
})

it('what was sent is on its way, and what has arrived is there', () => {
  expect(whenOwed(sent, ['placed', 'paid', 'shipped', 'refunded'])).toBe('shipped')
  expect(whenOwed(arrived, ['placed', 'paid', 'shipped', 'delivered', 'refunded'])).toBe('delivered')
})

it('what has arrived is refunded in part as long as some of the money is with its buyer', () => {
  const kinds = ['placed', 'paid', 'shipped', 'delivered', 'refunded', 'refunded'] as const
  expect(whenOwed(arrived, kinds, 500)).toBe('partially_refunded')
  expect(whenOwed({ ...arrived, status: 'partially_refunded' }, kinds, 500)).toBe('partially_refunded')
  expect(whenOwed({ ...arrived, status: 'partially_refunded' }, kinds)).toBe('delivered')
})

it('what goes on goes on', () => {
  const making = { ...refunded, status: 'in_preparation' as const }
  expect(whenOwed(making, ['placed', 'paid', 'in_preparation', 'refunded'])).toBe('in_preparation')
})

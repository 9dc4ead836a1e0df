import { describe, expect, it } from 'vitest'
import type { OrderEventKind } from './order-events.ts'
import type { OrderStatus } from './order-status.rules.ts'
import { wayOf } from './order-way.rules.ts'

const way = (
  status: OrderStatus,
  kinds: readonly OrderEventKind[] = [],
  isPickup = false,
  withdrawing = false,
) =>
  wayOf({
    status,
    withdrawing,
    deliveryMethod: isPickup ? 'pickup' : 'standard',
    events: kinds.map((kind) => ({ kind })),
  })

describe('the way of an order that is on it', () => {
  it('goes over payment, atelier and dispatch to the door, sewn as far as it has come', () => {
    expect(way('paid')).toEqual({ steps: ['paid', 'preparing', 'shipped', 'delivered'], current: 0 })
    expect(way('in_preparation').current).toBe(1)
    expect(way('shipped').current).toBe(2)
    expect(way('delivered').current).toBe(4)
  })

  it('begins with what is to be paid', () => {
    expect(way('pending_payment')).toEqual({
      steps: ['toPay', 'preparing', 'shipped', 'delivered'],
      current: 0,
    })
  })

  it('ends at the atelier for who comes there', () => {
    expect(way('shipped', [], true)).toEqual({
      steps: ['paid', 'preparing', 'ready', 'collected'],
      current: 2,
    })
  })

  it('is whole when a part of the money went back afterwards', () => {
    expect(way('partially_refunded')).toEqual(way('delivered'))
  })

  it('leads to the answer and the money once it is withdrawn from, not to the door', () => {
    const kinds = ['placed', 'paid', 'in_preparation', 'withdrawal_requested'] as const
    expect(way('in_preparation', kinds, false, true)).toEqual({
      steps: ['paid', 'preparing', 'withdrawn', 'refunded'],
      current: 2,
    })
  })

  it('goes on when an order that had expired is paid after all', () => {
    expect(way('paid', ['placed', 'expired', 'paid'])).toEqual(way('paid'))
  })
})

describe('the way of an order that ended early', () => {
  it('tells that it was never paid', () => {
    expect(way('cancelled', ['placed', 'cancelled'])).toEqual({ steps: ['placed', 'cancelled'], current: 2 })
    expect(way('cancelled', ['placed', 'replaced'])).toEqual({ steps: ['placed', 'replaced'], current: 2 })
    expect(way('expired', ['placed', 'expired'])).toEqual({ steps: ['placed', 'expired'], current: 2 })
  })

  it('waits at its last step until the money is back', () => {
    const steps = ['paid', 'cancelled', 'refunded']
    expect(way('cancelled', ['placed', 'paid', 'cancelled'])).toEqual({ steps, current: 2 })
    expect(way('cancelled', ['placed', 'paid', 'cancelled', 'refund_failed'])).toEqual({ steps, current: 2 })
    expect(way('refunded', ['placed', 'paid', 'cancelled', 'refunded'])).toEqual({ steps, current: 3 })
  })

  it('leaves out what was taken back', () => {
    const kinds = ['placed', 'paid', 'in_preparation', 'shipped', 'shipped_taken_back', 'cancelled'] as const
    expect(way('cancelled', kinds).steps).toEqual(['paid', 'preparing', 'cancelled', 'refunded'])
  })

  it('keeps what had been done before', () => {
    const kinds = ['placed', 'paid', 'in_preparation', 'shipped', 'delivered', 'refunded'] as const
    expect(way('refunded', kinds).steps).toEqual(['paid', 'preparing', 'shipped', 'delivered', 'refunded'])
    expect(way('refunded', kinds, true).steps).toEqual([
      'paid',
      'preparing',
      'ready',
      'collected',
      'refunded',
    ])
  })

  it('tells of a payment that came too late and goes back', () => {
    expect(way('expired', ['placed', 'expired', 'paid_too_late'])).toEqual({
      steps: ['placed', 'expired', 'refunded'],
      current: 2,
    })
  })

  it('tells the last end of an order that had expired, was paid after all, and was called off', () => {
    expect(way('cancelled', ['placed', 'expired', 'paid', 'cancelled']).steps).toEqual([
      'paid',
      'cancelled',
      'refunded',
    ])
  })
})

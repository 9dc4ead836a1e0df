import { describe, expect, it } from 'vitest'
import { orderStateOf, orderStates } from './order-state.rules.ts'
import { orderStatuses } from './order-status.rules.ts'

const nowMs = Date.parse('2026-11-22T14:00:00Z')
const later = '2026-11-22T14:20:00.000Z'
const earlier = '2026-11-22T13:59:00.000Z'

const stateOf = (
  status: (typeof orderStatuses)[number],
  {
    deliveryMethod = 'standard' as 'standard' | 'pickup',
    heldUntil = null as string | null,
    withdrawing = false,
  } = {},
) => orderStateOf({ status, deliveryMethod, heldUntil, withdrawing }, nowMs)

describe('how an order is spoken of', () => {
  it('follows its status, and knows a word for each', () => {
    const states = orderStatuses.map((status) => stateOf(status))
    expect(states).toEqual([
      'lapsed',
      'paid',
      'preparing',
      'shipped',
      'delivered',
      'cancelled',
      'expired',
      'refunded',
      'partlyRefunded',
    ])
    for (const state of states) expect(orderStates).toContain(state)
  })

  it('says of a pick-up that it is ready and collected, never that it is sent', () => {
    const pickup = { deliveryMethod: 'pickup' as const }
    expect(orderStatuses.map((status) => stateOf(status, pickup))).toEqual([
      'lapsed',
      'paid',
      'preparingPickup',
      'ready',
      'collected',
      'cancelled',
      'expired',
      'refunded',
      'partlyRefunded',
    ])
  })

  it('is a withdrawal that waits for its answer, until it ends', () => {
    const withdrawn = orderStatuses.map((status) => stateOf(status, { withdrawing: true }))
    expect(withdrawn).toEqual([
      'lapsed',
      'withdrawing',
      'withdrawing',
      'withdrawing',
      'withdrawing',
      'cancelled',
      'expired',
      'refunded',
      'withdrawing',
    ])
  })

  it('asks for the payment only while the products are held', () => {
    expect(stateOf('pending_payment', { heldUntil: later })).toBe('waiting')
    expect(stateOf('pending_payment', { heldUntil: earlier })).toBe('lapsed')
    expect(stateOf('expired', { heldUntil: later })).toBe('expired')
  })
})

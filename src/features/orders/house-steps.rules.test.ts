import { describe, expect, it } from 'vitest'
import { hasReached, houseSteps, nextSteps } from './house-steps.rules.ts'
import { orderStatuses } from './order-status.rules.ts'

describe('the steps of the house', () => {
  it('lead from each status where the order can go', () => {
    expect(Object.fromEntries(orderStatuses.map((status) => [status, nextSteps(status)]))).toEqual({
      pending_payment: ['cancelled'],
      paid: ['in_preparation', 'shipped', 'cancelled'],
      in_preparation: ['shipped', 'cancelled'],
      shipped: ['delivered'],
      delivered: [],
      cancelled: [],
      expired: [],
      refunded: [],
      partially_refunded: [],
    })
  })

  it('are reached by being there, or by being called off and paid back', () => {
    const reachedBy = (status: (typeof orderStatuses)[number], closedAt: Date | null) =>
      houseSteps.filter((step) => hasReached({ status, closedAt }, step))
    expect(reachedBy('shipped', null)).toEqual(['shipped'])
    expect(reachedBy('refunded', null)).toEqual([])
    expect(reachedBy('refunded', new Date(0))).toEqual(['cancelled'])
  })
})

import { describe, expect, it } from 'vitest'
import { hasReached, houseSteps, nextSteps, stepTo } from './house-steps.rules.ts'
import { orderStatuses } from './order-status.rules.ts'

describe('the steps of the house', () => {
  it('lead from each status where the order can go', () => {
    const standing = { withdrawing: false, isGivenBack: false }
    const stepsOf = orderStatuses.map((status) => [status, nextSteps({ ...standing, status })])
    expect(Object.fromEntries(stepsOf)).toEqual({
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

  it('wait while a withdrawal does, but that the parcel arrived can be said', () => {
    const standing = { withdrawing: true, isGivenBack: false }
    expect(orderStatuses.flatMap((status) => nextSteps({ ...standing, status }))).toEqual(['delivered'])
    expect(stepTo({ ...standing, status: 'paid' }, 'shipped')).toBe('withdrawal_waits')
    expect(stepTo({ ...standing, status: 'delivered' }, 'shipped')).toBe('impossible')
  })

  it('send nothing whose every product is given back', () => {
    expect(nextSteps({ status: 'paid', withdrawing: false, isGivenBack: true })).toEqual(['cancelled'])
  })

  it('are reached by being there, or by being called off and paid back', () => {
    const reachedBy = (status: (typeof orderStatuses)[number], closedAt: Date | null) =>
      houseSteps.filter((step) => hasReached({ status, closedAt }, step))
    expect(reachedBy('shipped', null)).toEqual(['shipped'])
    expect(reachedBy('refunded', null)).toEqual([])
    expect(reachedBy('refunded', new Date(0))).toEqual(['cancelled'])
  })
})

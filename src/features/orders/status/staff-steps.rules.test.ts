import { describe, expect, it } from 'vitest'
import { type Fulfilment, fulfilments } from './fulfilment.rules.ts'
import { hasReached, nextSteps, staffSteps, stepTo } from './staff-steps.rules.ts'

const undisturbed = { isRefunded: false, withdrawing: false, isAlerted: false, isGivenBack: false }

describe('the steps of the house', () => {
  it('lead from each place where the order can go', () => {
    const stepsOf = fulfilments.map((fulfilment) => [fulfilment, nextSteps({ ...undisturbed, fulfilment })])
    expect(Object.fromEntries(stepsOf)).toEqual({
      awaiting_payment: ['cancelled'],
      to_prepare: ['in_preparation', 'shipped', 'cancelled'],
      in_preparation: ['shipped', 'cancelled'],
      shipped: ['delivered'],
      delivered: [],
      cancelled: [],
      expired: [],
    })
  })

  it('end once all of the money is back', () => {
    const refunded = { ...undisturbed, isRefunded: true }
    expect(fulfilments.flatMap((fulfilment) => nextSteps({ ...refunded, fulfilment }))).toEqual([])
  })

  it('wait while a withdrawal does, but that the parcel arrived can be said', () => {
    const facts = { ...undisturbed, withdrawing: true }
    expect(fulfilments.flatMap((fulfilment) => nextSteps({ ...facts, fulfilment }))).toEqual(['delivered'])
    expect(stepTo({ ...facts, fulfilment: 'to_prepare' }, 'shipped')).toBe('withdrawal_waits')
    expect(stepTo({ ...facts, fulfilment: 'delivered' }, 'shipped')).toBe('impossible')
  })

  it('wait while an admin has to decide about the payment, but that it is cancelled or arrived can be said', () => {
    const facts = { ...undisturbed, isAlerted: true }
    expect(fulfilments.flatMap((fulfilment) => nextSteps({ ...facts, fulfilment }))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'delivered',
    ])
    expect(stepTo({ ...facts, fulfilment: 'to_prepare' }, 'in_preparation')).toBe('decision_waits')
    expect(stepTo({ ...facts, fulfilment: 'in_preparation' }, 'shipped')).toBe('decision_waits')
  })

  it('send nothing whose every product is given back', () => {
    expect(nextSteps({ ...undisturbed, fulfilment: 'to_prepare', isGivenBack: true })).toEqual(['cancelled'])
  })

  it('are reached by being there, and a cancellation by having been asked for', () => {
    const reachedBy = (fulfilment: Fulfilment, closedAt: Date | null) =>
      staffSteps.filter((step) => hasReached({ fulfilment, closedAt }, step))
    expect(reachedBy('shipped', null)).toEqual(['shipped'])
    expect(reachedBy('cancelled', null)).toEqual([])
    expect(reachedBy('cancelled', new Date(0))).toEqual(['cancelled'])
  })
})

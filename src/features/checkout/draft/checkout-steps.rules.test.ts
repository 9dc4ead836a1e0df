import { describe, expect, it } from 'vitest'
import { checkoutSteps, readStep, stepToShow } from './checkout-steps.rules.ts'

const all = { cartIsReady: true, detailsAreReady: true, order: 'none' } as const

describe('the step of the checkout', () => {
  it('is the one that the address names, or the first', () => {
    expect(checkoutSteps.map(readStep)).toEqual(checkoutSteps)
    expect([null, '', 'delivery', 'CART'].map(readStep)).toEqual(Array(4).fill('cart'))
  })

  it('is shown once those before it are done, each reachable backwards', () => {
    for (const wanted of ['cart', 'details', 'payment'] as const)
      expect(stepToShow({ ...all, wanted })).toBe(wanted)
    expect(stepToShow({ ...all, wanted: 'payment', detailsAreReady: false })).toBe('details')
    for (const wanted of ['details', 'payment'] as const)
      expect(stepToShow({ ...all, wanted, cartIsReady: false })).toBe('cart')
  })

  it('is the confirmation for an order alone', () => {
    expect(stepToShow({ ...all, wanted: 'confirmation' })).toBe('cart')
    for (const order of ['waiting', 'paid', 'over'] as const)
      expect(stepToShow({ ...all, wanted: 'confirmation', cartIsReady: false, order })).toBe('confirmation')
  })

  it('is the confirmation for anyone who comes back to pay what they have paid', () => {
    for (const wanted of ['details', 'payment'] as const)
      expect(stepToShow({ ...all, wanted, cartIsReady: false, order: 'paid' })).toBe('confirmation')
    expect(stepToShow({ ...all, wanted: 'payment', order: 'over' })).toBe('payment')
  })
})

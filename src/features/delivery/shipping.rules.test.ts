import { describe, expect, it } from 'vitest'
import { defaultDelivery } from '../settings/settings.defaults.ts'
import { shippingCents } from './shipping.rules.ts'

describe('sending a parcel', () => {
  it('costs 15 € in France, and nothing from 500 €', () => {
    const cost = (subtotalCents: number) =>
      shippingCents({ zone: 'france', subtotalCents, rates: defaultDelivery.rates })
    expect([49_999, 50_000, 50_001].map(cost)).toEqual([1_500, 0, 0])
  })

  it('costs 25 € to the rest of the Union and 45 € beyond, whatever is in it', () => {
    for (const subtotalCents of [1_000, 50_000, 500_000]) {
      expect(shippingCents({ zone: 'europe', subtotalCents, rates: defaultDelivery.rates })).toBe(2_500)
      expect(shippingCents({ zone: 'world', subtotalCents, rates: defaultDelivery.rates })).toBe(4_500)
    }
  })
})

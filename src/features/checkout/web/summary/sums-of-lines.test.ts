import { describe, expect, it } from 'vitest'
import { defaultDelivery } from '../../../settings/settings.defaults.ts'
import { emptyDraft } from '../../draft/checkout-draft.rules.ts'
import { destinationOf } from '../checkout.queries.ts'
import { sumsOfLines } from './sums-of-lines.ts'

const nowhere = { firstName: '', lastName: '', company: '', street: '', further: '', city: '', phone: '' }
const to = (country: string, postalCode = '') =>
  destinationOf({ ...emptyDraft, shippingAddress: { ...nowhere, country, postalCode } })

const shippingOf = (unitPrice: number, delivery: ReturnType<typeof to>) =>
  sumsOfLines({
    lines: [{ unitPrice, quantity: 1, status: 'ok', reducible: true }],
    delivery,
    reduction: undefined,
    rates: defaultDelivery.rates,
  }).shipping

describe('what an order costs while its address is being written', () => {
  it('follows the country as soon as it is chosen, before anything else is written', () => {
    expect(['FR', 'DE', 'US'].map((country) => shippingOf(320, to(country)))).toEqual([15, 25, 45])
    expect(to('DE')).toEqual({ method: 'standard', country: 'DE', postalCode: '' })
  })

  it('is free in France from the threshold on, also before a country is known', () => {
    const unknown = destinationOf(emptyDraft)
    expect([to('FR'), to('FR', '75011'), unknown].map((delivery) => shippingOf(500, delivery))).toEqual([
      0, 0, 0,
    ])
    expect(shippingOf(320, unknown)).toBe(15)
  })

  it('takes a post code for a place only once it is whole', () => {
    expect(shippingOf(500, to('FR', '971'))).toBe(0)
    expect(shippingOf(500, to('FR', '97110'))).toBe(45)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryTerms } from './delivery.schema.ts'
import { deliveryTermsOf } from './delivery-terms.ts'
import { publicHouse } from './public-house.schema.ts'
import { defaultDelivery, defaultHouse, defaultSeller, defaultServices } from './settings.defaults.ts'
import { sellerOf, sellerOnTheWire, servicePricesOf, servicesOnTheWire } from './settings-on-the-wire.ts'
import { writtenDeliverySchema } from './written/written-terms.schema.ts'

const cents = fc.integer({ min: 0, max: 100_000 })
const span = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 30 }))
  .map(([least, more]) => ({
    min: least,
    max: least + more,
  }))

const terms: fc.Arbitrary<DeliveryTerms> = fc.record({
  rates: fc.record({
    france: fc.record({ cents, freeFromCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })) }),
    europe: fc.record({ cents }),
    world: fc.record({ cents }),
  }),
  preparationDays: span,
  transitDays: fc.record({ france: span, europe: span, world: span }),
  makingWeeks: fc.constant(defaultDelivery.makingWeeks),
})

describe('amounts of the settings', () => {
  it('are told in euros and are, to the cent, what they were', () => {
    fc.assert(
      fc.property(terms, (delivery) => {
        const told = publicHouse({ house: defaultHouse, delivery, services: defaultServices }).delivery
        expect(deliveryTermsOf(told)).toEqual(delivery)
        expect(writtenDeliverySchema.safeParse({ ...told, version: 0 }).success).toBe(true)
      }),
    )
    fc.assert(
      fc.property(cents, (capitalCents) => {
        const seller = { ...defaultSeller, capitalCents }
        expect(sellerOf(sellerOnTheWire(seller))).toEqual(seller)
        const services = { weddingCents: capitalCents, eveningCents: 1, ceremonyCents: capitalCents }
        expect(servicePricesOf(servicesOnTheWire(services))).toEqual(services)
      }),
    )
  })
})

import fc from 'fast-check'
import { type Delivery, quoteOf } from '../../features/checkout/pricing/quote.rules.ts'
import type { OrderContract } from '../../features/papers/order-contract.ts'
import { type Reduction, welcomeReduction } from '../../features/promotions/reduction.rules.ts'
import { defaultDelivery, defaultHouse, defaultSeller } from '../../features/settings/settings.defaults.ts'
import { anAddress } from '../accounts/an-address.ts'

const product = {
  productId: 'a',
  sku: 'MAR-001',
  nameFr: 'Aurore',
  nameEn: 'Dawn',
  compositionFr: '100 % soie',
  compositionEn: '100 % silk',
  size: '38',
  promisedFrom: '2026-11-26',
  promisedTo: '2026-11-30',
  withdrawable: true,
}

interface Cart {
  readonly lines: readonly {
    readonly unitCents: number
    readonly quantity: number
    readonly reducible?: boolean
  }[]
  readonly delivery: Delivery
  readonly reduction?: Reduction | undefined
}

/** What is agreed to when this cart is ordered. */
export const contractOfCart = ({ lines: wanted, delivery, reduction }: Cart): OrderContract => {
  const { lines, vatRate, ...quote } = quoteOf({
    ...{ lines: wanted, delivery, reduction },
    rates: defaultDelivery.rates,
  })
  return {
    ...quote,
    number: 'MC-2026-000001',
    placedAt: '2026-11-22T10:00:00.000Z',
    language: 'en',
    terms: { document: 'cgv', version: '2026-11-22', acceptedAt: '2026-11-22T10:00:00.000Z' },
    from: { address: '', device: '' },
    seller: defaultSeller,
    house: defaultHouse,
    email: 'jeanne@example.fr',
    shippingAddress: delivery.method === 'pickup' ? null : anAddress,
    billingAddress: anAddress,
    deliveryMethod: delivery.method === 'pickup' ? 'pickup' : 'standard',
    notes: '',
    eventDate: null,
    promoCode: quote.promoCode ?? null,
    shippingVatRate: vatRate,
    lines: lines.map((amounts, index) => ({
      ...product,
      ...amounts,
      nameFr: `Aurore ${index}`,
      unitCents: wanted[index]?.unitCents ?? 0,
      quantity: wanted[index]?.quantity ?? 1,
    })),
  }
}

/** Carts with and without a promotion, which applies to some of their lines, fetched or sent to places of different delivery and tax. */
export const anyCart = fc.record({
  lines: fc.array(
    fc.record({
      unitCents: fc.integer({ min: 50, max: 900_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      reducible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  delivery: fc.constantFrom<Delivery>(
    { method: 'pickup' },
    { method: 'standard', country: 'FR', postalCode: '75001' },
    { method: 'standard', country: 'DE', postalCode: '10115' },
    { method: 'standard', country: 'US', postalCode: '10001' },
  ),
  reduction: fc.constantFrom<Reduction | undefined>(
    welcomeReduction('BIENVENUE10'),
    { code: 'ATELIER', off: { cents: 3_333 }, leastCents: 5_000 },
    undefined,
  ),
})

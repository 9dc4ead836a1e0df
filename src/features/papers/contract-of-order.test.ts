import { describe, expect, it } from 'vitest'
import { defaultHouse, defaultSeller } from '../settings/settings.defaults.ts'
import { contractOfOrder } from './contract-of-order.ts'
import type { AgreedLine, OrderContract } from './order-contract.ts'

const address = {
  firstName: 'Jeanne',
  lastName: 'Lefèvre',
  company: '',
  street: '3 quai des Brumes',
  further: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '+33612345678',
}

const gown: AgreedLine = {
  productId: 'p1',
  sku: 'MAR-001',
  nameFr: 'Robe Aurore',
  nameEn: 'Aurore gown',
  compositionFr: '100 % soie',
  compositionEn: '100 % silk',
  size: '38',
  quantity: 2,
  unitCents: 60_000,
  discountCents: 12_000,
  netCents: 108_000,
  vatRate: 2000,
  vatCents: 18_000,
  promisedFrom: '2026-11-26',
  promisedTo: '2026-11-30',
  withdrawable: true,
}

const agreed: OrderContract = {
  number: 'MC-2026-000123',
  placedAt: '2026-11-22T13:05:00.000Z',
  language: 'en',
  terms: { document: 'cgv', version: '2026-11-22', acceptedAt: '2026-11-22T13:05:00.000Z' },
  from: { address: 'x', device: 'y' },
  seller: defaultSeller,
  house: defaultHouse,
  email: 'jeanne@example.fr',
  shippingAddress: address,
  billingAddress: address,
  deliveryMethod: 'standard',
  notes: '',
  eventDate: null,
  promoCode: 'BIENVENUE10',
  lines: [
    gown,
    { ...gown, quantity: 1, discountCents: 6_000, netCents: 54_000, vatCents: 9_000, withdrawable: false },
  ],
  subtotalCents: 180_000,
  discountCents: 18_000,
  shippingCents: 1_500,
  shippingVatRate: 2000,
  shippingVatCents: 250,
  vatCents: 27_250,
  totalCents: 163_500,
}

const beside = {
  concludedAt: '2026-11-22T13:09:00.000Z',
  termsText: { fr: [] },
  withdrawalUrl: 'https://untel.example/retractation',
}

describe('the contract that is printed of an order', () => {
  it('adds up before and after the reduction, with the tax that is in it', () => {
    const { lines, subtotalCents, discount, shippingCents, totalCents, vat } = contractOfOrder(agreed, beside)
    expect(lines.reduce((sum, line) => sum + line.grossCents, 0)).toBe(subtotalCents)
    expect(subtotalCents - (discount?.cents ?? 0) + shippingCents).toBe(totalCents)
    expect(vat).toEqual([{ rateBasisPoints: 2000, baseCents: 136_250, vatCents: 27_250 }])
  })

  it('keeps what was promised of each product, in both languages', () => {
    const [first, second] = contractOfOrder(agreed, beside).lines
    expect(first).toMatchObject({
      description: { fr: 'Robe Aurore', en: 'Aurore gown' },
      quantity: 2,
      unitGrossCents: 60_000,
      promise: { from: '2026-11-26', to: '2026-11-30' },
      withdrawal: 'eligible',
    })
    expect(second?.withdrawal).toBe('excluded')
  })

  it('names buyer, terms and the way of withdrawing', () => {
    const contract = contractOfOrder(agreed, beside)
    expect(contract.buyer).toMatchObject({ lastName: 'Lefèvre', countryCode: 'FR', phone: '+33612345678' })
    expect(contract.concludedAt).toBe('2026-11-22T13:09:00.000Z')
    expect(contract.terms).toMatchObject({ version: '2026-11-22', text: { fr: [] } })
    expect(contract.withdrawalUrl).toBe('https://untel.example/retractation')
    expect(contract.discount?.name).toEqual({ fr: 'Réduction BIENVENUE10', en: 'Reduction BIENVENUE10' })
  })

  it('goes nowhere when it is fetched', () => {
    const fetched = contractOfOrder({ ...agreed, deliveryMethod: 'pickup', shippingAddress: null }, beside)
    expect(fetched.delivery).toEqual({
      means: { fr: 'Retrait à l’atelier', en: 'Collection at the atelier' },
      address: null,
    })
  })
})

import type { AgreedLine, OrderContract } from '../../features/papers/order-contract.ts'
import { defaultHouse, defaultSeller } from '../../features/settings/settings.defaults.ts'

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

/** What was agreed to in an English order of two gowns in a standard size and one made to measure. */
export const anAgreement: OrderContract = {
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

import { printedSoftwareText, softwareVersionOf } from '../../features/documents/server/documents.public.ts'
import type { ContractContent, ContractLine } from '../../features/papers/contract-content.ts'
import { printedSeller } from '../../features/papers/printed-parties.ts'
import { defaultDelivery, defaultHouse, defaultSeller } from '../../features/settings/settings.defaults.ts'
import { aBuyer } from './an-invoice.ts'

const publicUrl = 'https://maison-clairval.example'

const version = softwareVersionOf('cgv')

const facts = {
  seller: defaultSeller,
  house: defaultHouse,
  delivery: defaultDelivery,
  publicUrl,
  version,
}

/** A gown in a standard size. */
export const aContractLine: ContractLine = {
  description: { fr: 'Robe de mariée Aurore', en: 'Aurore wedding gown' },
  details: [
    { fr: 'Taille 38 · Réf. MAR-001', en: 'Size 38 · Ref. MAR-001' },
    { fr: '72 % soie, 28 % polyamide', en: '72 % silk, 28 % polyamide' },
  ],
  quantity: 1,
  unitGrossCents: 289_000,
  grossCents: 289_000,
  promise: { from: '2026-11-26', to: '2026-11-30' },
  withdrawal: 'eligible',
}

/** A gown made to measure. */
export const aMeasuredLine: ContractLine = {
  ...aContractLine,
  description: { fr: 'Robe du soir Isaure', en: 'Isaure evening gown' },
  details: [{ fr: 'Sur mesure · Réf. SOI-004', en: 'Made to measure · Ref. SOI-004' }],
  promise: { from: '2026-12-21', to: '2027-01-18' },
  withdrawal: 'excluded',
}

/** The contract of an order with a gown in a standard size and one made to measure. */
export const aContract = (rest: Partial<ContractContent> = {}): ContractContent => ({
  orderNumber: 'MC-2026-000123',
  concludedAt: '2026-11-22T13:05:09Z',
  language: 'fr',
  seller: {
    ...printedSeller(defaultSeller, defaultHouse),
    mediator: defaultSeller.mediator,
    returnsEmail: defaultSeller.returnsEmail,
  },
  buyer: { ...aBuyer, email: 'jeanne@example.fr', phone: '+33 6 12 34 56 78' },
  delivery: {
    means: { fr: 'Colissimo, remise contre signature', en: 'Colissimo, against signature' },
    address: aBuyer,
  },
  eventDate: null,
  lines: [aContractLine, aMeasuredLine],
  subtotalCents: 578_000,
  discount: { name: { fr: 'Code BIENVENUE10', en: 'Code BIENVENUE10' }, cents: 57_800 },
  shippingCents: 0,
  totalCents: 520_200,
  vat: [{ rateBasisPoints: 2000, baseCents: 433_500, vatCents: 86_700 }],
  vatRegime: 'french',
  paymentMeans: { fr: 'Carte bancaire', en: 'Bank card' },
  terms: {
    version,
    acceptedAt: '2026-11-22T13:04:41Z',
    text: {
      fr: printedSoftwareText('cgv', { ...facts, lng: 'fr' }),
      en: printedSoftwareText('cgv', { ...facts, lng: 'en' }),
    },
  },
  withdrawalUrl: `${publicUrl}/retractation`,
  ...rest,
})

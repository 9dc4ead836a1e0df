import type { CreditNote, Invoice, InvoiceLine } from '../../features/papers/invoice-content.ts'
import { totalsOf } from '../../features/papers/invoice-totals.ts'
import { type PrintedParty, printedSeller } from '../../features/papers/printed-parties.ts'
import { defaultHouse, defaultSeller } from '../../features/settings/settings.defaults.ts'

export const aBuyer: PrintedParty = {
  firstName: 'Jeanne',
  lastName: 'Lefèvre-Œuvrard',
  street: '3 quai des Brumes',
  further: 'Bâtiment B, 4ᵉ étage',
  postalCode: '69002',
  city: 'Lyon',
  countryCode: 'FR',
}

const wholeRate = 10_000

/** An invoice line whose price includes VAT, as in the shop. */
export const anInvoiceLine = ({
  grossCents,
  discountCents = 0,
  rate = 2000,
  ...rest
}: { grossCents: number; discountCents?: number; rate?: number } & Partial<InvoiceLine>): InvoiceLine => {
  const without = (cents: number) => Math.round((cents * wholeRate) / (wholeRate + rate))
  const netCents = without(grossCents - discountCents)
  return {
    description: { fr: 'Robe de mariée Aurore', en: 'Aurore wedding gown' },
    details: [
      { fr: 'Taille 38 · Réf. MAR-001', en: 'Size 38 · Ref. MAR-001' },
      { fr: '72 % soie, 28 % polyamide', en: '72 % silk, 28 % polyamide' },
    ],
    quantity: 1,
    unitNetCents: without(grossCents),
    discountNetCents: without(grossCents) - netCents,
    netCents,
    vatRateBasisPoints: rate,
    vatCents: grossCents - discountCents - netCents,
    grossCents: grossCents - discountCents,
    ...rest,
  }
}

const sending = anInvoiceLine({
  grossCents: 1_500,
  description: { fr: 'Livraison par Colissimo', en: 'Delivery by Colissimo' },
  details: [],
})

/** An invoice for one gown and its delivery, paid by card. */
export const anInvoice = ({
  lines = [anInvoiceLine({ grossCents: 289_000 }), sending],
  ...rest
}: Partial<Invoice> = {}): Invoice => ({
  kind: 'invoice',
  number: 'F-2026-000001',
  issuedOn: '2026-11-22',
  suppliedOn: null,
  orderNumber: 'MC-2026-000123',
  orderedOn: '2026-11-21',
  paidOn: '2026-11-22',
  paymentMeans: { fr: 'Carte bancaire', en: 'Bank card' },
  seller: printedSeller(defaultSeller, defaultHouse),
  buyer: aBuyer,
  deliveryAddress: null,
  operation: 'goods',
  vatRegime: 'french',
  lines,
  totals: totalsOf(lines),
  language: 'fr',
  ...rest,
})

/** The credit note of that invoice. */
export const aCreditNote = (rest: Partial<CreditNote> = {}): CreditNote => ({
  ...anInvoice(),
  kind: 'credit-note',
  number: 'A-2026-000001',
  issuedOn: '2026-12-08',
  suppliedOn: '2026-11-26',
  paidOn: '2026-12-08',
  refersTo: {
    number: 'F-2026-000001',
    issuedOn: '2026-11-22',
    reason: { fr: 'Rétractation de la commande entière', en: 'Withdrawal from the whole order' },
  },
  ...rest,
})

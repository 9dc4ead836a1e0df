import type { Cell } from '../../../../platform/paper/columns.ts'
import { type Style, styles } from '../../../../platform/paper/style.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { Wording } from '../../printed-parties.ts'

/** The fixed texts of invoices and credit notes. */
export const invoiceWords = {
  title: {
    invoice: { fr: 'Facture', en: 'Invoice' },
    'credit-note': { fr: 'Avoir', en: 'Credit note' },
  },
  advance: { fr: 'Facture d’acompte', en: 'Deposit invoice' },
  issued: {
    invoice: { fr: 'Émise le', en: 'Issued on' },
    'credit-note': { fr: 'Émis le', en: 'Issued on' },
  },
  order: { fr: 'Commande', en: 'Order' },
  paid: {
    invoice: { fr: 'Payée le', en: 'Paid on' },
    'credit-note': { fr: 'Remboursé le', en: 'Refunded on' },
  },
  toBePaid: {
    invoice: { fr: 'à régler', en: 'to be paid' },
    'credit-note': { fr: 'à rembourser', en: 'to be refunded' },
  },
  supplied: { fr: 'Livraison', en: 'Delivery' },
  toCome: { fr: 'à venir', en: 'to come' },
  operation: { fr: 'Nature de l’opération', en: 'Kind of supply' },
  operations: {
    goods: { fr: 'Livraison de biens', en: 'Goods' },
    services: { fr: 'Prestation de services', en: 'Services' },
    mixed: { fr: 'Livraison de biens et prestation de services', en: 'Goods and services' },
  },
  refersTo: { fr: 'Facture corrigée', en: 'Corrects invoice' },
  ofDay: { fr: 'du' },
  reason: { fr: 'Motif', en: 'Reason' },
  seller: { fr: 'Vendeur', en: 'Seller' },
  buyer: { invoice: { fr: 'Facturée à', en: 'Billed to' }, 'credit-note': { fr: 'Client', en: 'Customer' } },
  deliveredTo: { fr: 'Livrée à', en: 'Delivered to' },
  description: { fr: 'Désignation', en: 'Description' },
  quantity: { fr: 'Qté', en: 'Qty' },
  unit: { fr: 'Prix unitaire HT', en: 'Unit price excl. VAT' },
  discount: { fr: 'Remise HT', en: 'Discount' },
  net: { fr: 'Montant HT', en: 'Excl. VAT' },
  rate: { fr: 'Taux TVA', en: 'VAT rate' },
  vat: { fr: 'TVA', en: 'VAT' },
  gross: { fr: 'Montant TTC', en: 'Incl. VAT' },
  base: { fr: 'Base HT', en: 'Taxable' },
  totalNet: { fr: 'Total HT', en: 'Total excl. VAT' },
  totalVat: { fr: 'Total TVA', en: 'Total VAT' },
  totalGross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  currency: { fr: 'Montants en euros.', en: 'Amounts in euros.' },
  settled: {
    fr: 'Facture acquittée.',
    en: 'Paid in full.',
  },
  regimes: {
    french: undefined,
    export: {
      fr: 'Exonération de TVA, article 262 I du CGI. Droits et taxes d’importation à la charge du destinataire.',
      en: 'Exempt from VAT, article 262 I of the French tax code. Import duties and taxes are the recipient’s.',
    },
    'one-stop-shop': {
      fr: 'TVA du pays de destination, déclarée au guichet unique (OSS).',
      en: 'VAT of the country of destination, declared over the One Stop Shop.',
    },
  },
  latePayment: {
    fr: 'Aucun escompte pour paiement anticipé. En cas de retard de paiement\u00a0: pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement (article L. 441-10 du code de commerce).',
    en: 'No discount for early payment. Late payment: three times the French legal interest rate, and a fixed 40 € for recovery costs.',
  },
  prevails: {
    fr: 'Le texte français fait foi.',
    en: 'English is given for convenience; the French text prevails.',
  },
  page: { fr: 'page' },
} as const

/** French text in a style, and the English text below it in a lighter one, for customers who read English. */
export const inBoth = (
  { fr, en }: Wording,
  lng: Language,
  style: Style = styles.text,
  below: Style = styles.label,
): Cell => [{ text: fr, style }, ...(lng === 'en' && en ? [{ text: en, style: below, lang: 'en' }] : [])]

import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  turnover: 'Chiffre d’affaires HT',
  total: 'Chiffre d’affaires TTC',
  vat: 'TVA',
  orders: 'Commandes facturées',
  average: 'Panier moyen',
  refunded: 'Rendu',
  lead: 'D’après les factures et les avoirs de la période, au centime près.',
  by: 'Répartir par',
  breakdowns: {
    category: 'Catégorie',
    product: 'Pièce',
    size: 'Taille',
    country: 'Pays',
    season: 'Saison',
    month: 'Mois',
  },
  none: 'Rien n’a été facturé dans cette période.',
  name: 'Nom',
  sold: 'Vendues',
  returned: 'Rendues',
  ordersShort: 'Commandes',
  base: 'CA HT',
  totalShort: 'CA TTC',
  averageShort: 'Panier moyen',
  margin: 'Marge HT',
  costKnown: 'coût connu\u00a0: {{percent}}\u00a0%',
  marginHint:
    'La marge est ce qui reste des pièces dont le coût était connu à la commande. Le coût se note sur la fiche de la pièce.',
  sum: 'Total',
  severalRows: 'Une commande compte dans chaque ligne dont elle a une pièce.',
  returns: 'Ce qui a été rendu, et pourquoi',
  noReturns: 'Rien n’a été rendu dans cette période.',
  size: 'Taille',
  why: 'Motif',
  amount: 'Montant TTC',
  visits: 'Visites devenues commandes',
  noVisits: 'Aucune visite honorée dans cette période.',
  visit: 'Visite',
  honoured: 'Honorées',
  ordered: 'Suivies d’une commande',
} as const

const en: SameShape<typeof fr> = {
  turnover: 'Turnover without VAT',
  total: 'Turnover with VAT',
  vat: 'VAT',
  orders: 'Invoiced orders',
  average: 'Average order',
  refunded: 'Credited',
  lead: 'By the invoices and credit notes of the period, to the cent.',
  by: 'Break down by',
  breakdowns: {
    category: 'Category',
    product: 'Piece',
    size: 'Size',
    country: 'Country',
    season: 'Season',
    month: 'Month',
  },
  none: 'Nothing was invoiced in this period.',
  name: 'Name',
  sold: 'Sold',
  returned: 'Returned',
  ordersShort: 'Orders',
  base: 'Without VAT',
  totalShort: 'With VAT',
  averageShort: 'Average order',
  margin: 'Margin without VAT',
  costKnown: 'cost known: {{percent}}%',
  marginHint:
    'The margin is what is left of pieces whose cost was known when they were ordered. The cost is noted with the piece.',
  sum: 'Total',
  severalRows: 'An order counts in each row of which it has a piece.',
  returns: 'What came back, and why',
  noReturns: 'Nothing came back in this period.',
  size: 'Size',
  why: 'Reason',
  amount: 'Amount with VAT',
  visits: 'Visits that became orders',
  noVisits: 'No visit took place in this period.',
  visit: 'Visit',
  honoured: 'Took place',
  ordered: 'Followed by an order',
}

export const salesFiguresDeskTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    salesFiguresDesk: typeof fr
  }
}

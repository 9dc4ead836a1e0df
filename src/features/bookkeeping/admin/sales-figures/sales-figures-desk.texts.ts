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

import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Chiffres',
  periods: { label: 'Période', day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année' },
  orders: 'Commandes payées',
  turnover: 'Chiffre d’affaires TTC',
  turnoverWithoutVat: 'Chiffre d’affaires HT',
  average: 'Panier moyen',
  refunded: 'Remboursé',
  before: 'du {{from}} au {{to}}\u00a0: {{value}}',
  nothingBefore: 'rien avant',
  chart: 'Le chiffre d’affaires TTC, en barres, et celui de la période d’avant, en trait',
  table: 'Lire les chiffres du graphique',
  columns: { at: 'Quand', now: 'Cette période', before: 'Celle d’avant' },
  best: 'Les plus vendues',
  none: 'Rien n’a été vendu sur cette période.',
  sold_one: '{{count}} vendue',
  sold_other: '{{count}} vendues',
  visits: 'Visites devenues commandes',
  visitsOf_zero: 'aucune visite',
  visitsOf_one: 'sur une visite',
  visitsOf_other: 'sur {{count}} visites',
  failed: 'Les chiffres n’ont pas pu être lus.',
  retry: 'Réessayer',
} as const

const en: SameShape<typeof fr> = {
  title: 'Figures',
  periods: { label: 'Period', day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  orders: 'Paid orders',
  turnover: 'Turnover with VAT',
  turnoverWithoutVat: 'Turnover without VAT',
  average: 'Average order',
  refunded: 'Refunded',
  before: '{{from}} to {{to}}: {{value}}',
  nothingBefore: 'nothing before',
  chart: 'The turnover with VAT as bars, and that of the period before as a line',
  table: 'Read the numbers of the chart',
  columns: { at: 'When', now: 'This period', before: 'The one before' },
  best: 'Sold most',
  none: 'Nothing was sold in this period.',
  sold_one: '{{count}} sold',
  sold_other: '{{count}} sold',
  visits: 'Visits that became orders',
  visitsOf_zero: 'no visit',
  visitsOf_one: 'of one visit',
  visitsOf_other: 'of {{count}} visits',
  failed: 'The figures could not be read.',
  retry: 'Try again',
}

export const figuresTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    figures: typeof fr
  }
}

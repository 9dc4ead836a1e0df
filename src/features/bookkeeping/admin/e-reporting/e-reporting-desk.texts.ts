import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  since: 'L’e-reporting est demandé aux petites sociétés à partir du {{day}}.',
  platform: 'Plateforme agréée\u00a0: {{name}}.',
  noPlatform:
    'Aucune plateforme agréée n’est choisie\u00a0: les réglages la nomment, section «\u00a0E-reporting\u00a0».',
  ownFormat:
    'Le fichier porte les données du flux 10 sous leurs noms\u00a0; la plateforme dit sous quelle forme elle les prend.',
  next: 'Du {{from}} au {{to}}\u00a0: à transmettre au plus tard le {{due}}.',
  none: 'Aucune vente dans cette période.',
  periods: 'Périodes à transmettre',
  period: 'Période',
  kind: 'Données',
  kinds: { transactions: 'Ventes', payments: 'Paiements de services' },
  due: 'Au plus tard le',
  file: 'Fichier',
  fileOf: 'JSON du {{from}} au {{to}}',
  fileFailed: 'Le fichier n’a pas pu être fait.',
  running: 'En cours',
  lines: 'Par jour, opération, taux et pays',
  flow: 'Flux',
  flows: {
    consumers: 'Particuliers',
    abroad: 'Société à l’étranger',
    invoiced: 'Facture électronique',
  },
  notReported:
    'Les ventes à des sociétés en France sont des factures électroniques\u00a0: elles sont dans ce tableau, et dans aucun fichier.',
  codes: { TLB1: 'Biens', TPS1: 'Services', TNT1: 'Non soumis en France' },
  category: 'Opération',
  count: 'Nombre',
  total: 'Total',
  payments: 'Paiements de services, par jour',
  amount: 'Montant',
} as const

const en: SameShape<typeof fr> = {
  since: 'E-reporting is asked of small companies from {{day}}.',
  platform: 'Approved platform: {{name}}.',
  noPlatform: 'No approved platform is chosen: the settings name it, in their section “E-reporting”.',
  ownFormat:
    'The file has the data of flow 10 under their names; the platform says in which form it takes them.',
  next: 'From {{from}} to {{to}}: to be reported on {{due}} at the latest.',
  none: 'No sale in this period.',
  periods: 'Periods to report',
  period: 'Period',
  kind: 'Data',
  kinds: { transactions: 'Sales', payments: 'Payments for services' },
  due: 'At the latest on',
  file: 'File',
  fileOf: 'JSON from {{from}} to {{to}}',
  fileFailed: 'The file could not be made.',
  running: 'Under way',
  lines: 'By day, operation, rate and country',
  flow: 'Flow',
  flows: {
    consumers: 'Consumers',
    abroad: 'Company abroad',
    invoiced: 'Electronic invoice',
  },
  notReported:
    'Sales to companies in France are electronic invoices: they are in this table, and in no file.',
  codes: { TLB1: 'Goods', TPS1: 'Services', TNT1: 'Not taxed in France' },
  category: 'Operation',
  count: 'Count',
  total: 'Total',
  payments: 'Payments for services, by day',
  amount: 'Amount',
}

export const eReportingDeskTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    eReportingDesk: typeof fr
  }
}

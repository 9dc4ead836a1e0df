import type { Language } from '../../../../shared/i18n/languages.ts'

/** The fixed texts of a quote. */
interface QuoteWords {
  readonly title: string
  readonly number: (number: string, version: number) => string
  readonly binding: string
  readonly issued: string
  readonly valid: string
  readonly occasion: string
  readonly event: string
  readonly handover: string
  readonly seller: string
  readonly customer: string
  readonly description: string
  readonly quantity: string
  readonly unit: string
  readonly amount: string
  readonly total: string
  readonly vatOf: (rate: string, base: string) => string
  readonly options: string
  readonly optionsNote: string
  readonly cloths: string
  readonly ready: string
  readonly readyOn: (day: string) => string
  readonly stages: string
  readonly schedule: string
  readonly when: string
  readonly deposit: string
  readonly rights: string
  readonly withdrawal: string
  readonly guarantees: string
  readonly page: string
}

const fr: QuoteWords = {
  title: 'Devis',
  number: (number, version) => `N°\u00a0${number}, version ${version}`,
  binding: 'Le texte français fait foi.',
  issued: 'Établi le',
  valid: 'Valable jusqu’au',
  occasion: 'Occasion',
  event: 'Date de l’événement',
  handover: 'Remise au plus tard le',
  seller: 'La maison',
  customer: 'Pour',
  description: 'Désignation',
  quantity: 'Qté',
  unit: 'Prix unitaire TTC',
  amount: 'Montant TTC',
  total: 'Total TTC',
  vatOf: (rate, base) => `dont TVA ${rate} sur ${base}`,
  options: 'En option',
  optionsNote:
    'Ces montants ne sont pas compris dans le total. Une option retenue fait l’objet d’une nouvelle version.',
  cloths: 'Étoffes',
  ready: 'à l’atelier',
  readyOn: (day) => `attendue le ${day}`,
  stages: 'Les étapes',
  schedule: 'Échéancier',
  when: 'Échéance',
  deposit:
    'Les sommes versées avant la remise sont des acomptes\u00a0: elles engagent les deux parties et ne sont rendues que si la maison manque à son engagement (articles L. 214-1 et L. 214-3 du code de la consommation). L’étape suivante commence lorsque l’échéance qui la précède est réglée.',
  rights: 'Vos droits',
  withdrawal:
    'Pièce confectionnée selon vos spécifications et à vos mesures\u00a0: accepté en ligne, ce devis n’ouvre pas de droit de rétractation (article L. 221-28, 3° du code de la consommation).',
  guarantees:
    'La garantie légale de conformité et celle des vices cachés s’appliquent, deux ans chacune. Les conditions générales de vente complètent ce devis.',
  page: 'page',
}

const en: QuoteWords = {
  title: 'Quote',
  number: (number, version) => `No.\u00a0${number}, version ${version}`,
  binding: 'This is a translation. The French text, which follows, is the binding one.',
  issued: 'Issued on',
  valid: 'Valid until',
  occasion: 'Occasion',
  event: 'Date of the event',
  handover: 'Handed over at the latest on',
  seller: 'The house',
  customer: 'For',
  description: 'Description',
  quantity: 'Qty',
  unit: 'Unit price incl. VAT',
  amount: 'Amount incl. VAT',
  total: 'Total incl. VAT',
  vatOf: (rate, base) => `including VAT ${rate} on ${base}`,
  options: 'Options',
  optionsNote: 'These amounts are not in the total. An option that you choose is written into a new version.',
  cloths: 'Cloths',
  ready: 'in the atelier',
  readyOn: (day) => `expected on ${day}`,
  stages: 'The stages',
  schedule: 'Schedule of payments',
  when: 'Due',
  deposit:
    'What is paid before the handover is an « acompte » in French law: it binds both sides, and is returned only if the house fails in its commitment (articles L. 214-1 and L. 214-3 of the Consumer Code). A stage begins once the instalment before it is paid.',
  rights: 'Your rights',
  withdrawal:
    'Made to your specifications and measurements: accepted online, this quote carries no right of withdrawal (article L. 221-28, 3° of the French Consumer Code).',
  guarantees:
    'The legal guarantee of conformity and that against hidden defects apply, two years each. The terms of sale complete this quote.',
  page: 'page',
}

export const quoteWords: Readonly<Record<Language, QuoteWords>> = { fr, en }

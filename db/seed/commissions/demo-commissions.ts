import type { QuoteContent, QuoteStage } from '../../../src/features/commissions/quotes/quote-content.ts'
import type { StageKey } from '../../../src/features/commissions/stages/stages.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { customerId } from '../demo-accounts.ts'

/** What happens to a commission of the demo, so many days before the house is furnished. */
export type DemoDeed = { readonly daysAgo: number } & (
  | { readonly deed: 'wish' }
  | { readonly deed: 'quote'; readonly content: Omit<QuoteContent, 'handoverBy'> }
  | { readonly deed: 'accept' }
  | { readonly deed: 'pay' }
  | { readonly deed: 'pass'; readonly stage: StageKey; readonly words: string; readonly note?: string }
)

export interface DemoCommission {
  readonly accountId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly city: { readonly postalCode: string; readonly name: string }
  readonly occasion: 'wedding' | 'evening'
  readonly eventInDays: number
  readonly eventPlace: string
  readonly budget: 'to_4000' | 'to_6000'
  readonly words: string
  readonly deeds: readonly DemoDeed[]
}

const line = (fr: string, en: string, euros: number, quantity = 1) => ({
  fr: frenchTypography(fr),
  en,
  quantity,
  unitCents: euros * 100,
})

const noWords = { fr: '', en: null }

const hours = (stages: Readonly<Partial<Record<StageKey, number>>>): readonly QuoteStage[] =>
  Object.entries(stages).map(([stage, worked]) => ({ stage: stage as StageKey, hours: worked }))

const ofWedding = hours({
  measures: 1,
  toile: 16,
  fitting_1: 40,
  fitting_2: 24,
  fitting_3: 12,
  finishing: 20,
  handover: 1,
})

const inThree = [
  { beforeStage: null, share: 4_000 },
  { beforeStage: 'fitting_1', share: 3_000 },
  { beforeStage: 'finishing', share: 3_000 },
] as const

const inTwo = [
  { beforeStage: null, share: 5_000 },
  { beforeStage: 'finishing', share: 5_000 },
] as const

const aurore: Omit<QuoteContent, 'handoverBy'> = {
  title: { fr: 'Robe de mariée, crêpe et dentelle', en: 'Wedding gown in crêpe and lace' },
  words: {
    fr: frenchTypography('Comme dessinée ensemble : dos nu, manches de dentelle, traîne balayeuse.'),
    en: 'As drawn together: open back, lace sleeves, sweep train.',
  },
  lines: [
    line('Robe en crêpe de soie, ligne sirène', 'Gown in silk crêpe, mermaid line', 3_400),
    line('Dentelle de Chantilly, posée à la main', 'Chantilly lace, set by hand', 800),
  ],
  options: [line('Voile cathédrale bordé de dentelle', 'Cathedral veil edged in lace', 650)],
  cloths: [{ fr: 'Crêpe de soie ivoire', en: 'Ivory silk crêpe', readyOn: null }],
  stages: ofWedding,
  schedule: inThree,
}

/** Three commissions: one before its toile, one before its last fitting with a change of mind, and one that is late. */
export const demoCommissions: readonly DemoCommission[] = [
  {
    accountId: customerId,
    firstName: 'Jeanne',
    lastName: 'Arnaud',
    email: 'cliente@maison-clairval.example',
    phone: '+33 6 12 34 56 78',
    street: '8 rue des Lilas',
    city: { postalCode: '75011', name: 'Paris' },
    occasion: 'wedding',
    eventInDays: 75,
    eventPlace: 'Chantilly, église Notre-Dame',
    budget: 'to_6000',
    words: frenchTypography('Je rêve d’un dos nu et de manches en dentelle. Rien de bouffant !'),
    deeds: [
      { deed: 'wish', daysAgo: 190 },
      { deed: 'quote', daysAgo: 182, content: aurore },
      { deed: 'accept', daysAgo: 178 },
      { deed: 'pay', daysAgo: 178 },
      {
        deed: 'pass',
        daysAgo: 165,
        stage: 'measures',
        words: 'Vingt-sept mesures, avec les chaussures du jour.',
      },
      {
        deed: 'pass',
        daysAgo: 120,
        stage: 'toile',
        words: 'La toile tombe bien. Le dos descend de deux centimètres.',
        note: 'Reprendre la carrure dos de 0,5 cm de chaque côté.',
      },
      { deed: 'pay', daysAgo: 112 },
      { deed: 'pass', daysAgo: 70, stage: 'fitting_1', words: 'Le crêpe est coupé et bâti.' },
      { deed: 'pass', daysAgo: 14, stage: 'fitting_2', words: 'La dentelle est placée.' },
      {
        deed: 'quote',
        daysAgo: 2,
        content: {
          ...aurore,
          lines: [...aurore.lines, ...aurore.options],
          options: [],
        },
      },
    ],
  },
  {
    accountId: null,
    firstName: 'Sophie',
    lastName: 'Lambert',
    email: 'sophie@clientes.example',
    phone: '+33 6 12 00 45 18',
    street: '21 quai de Saône',
    city: { postalCode: '69002', name: 'Lyon' },
    occasion: 'wedding',
    eventInDays: 205,
    eventPlace: 'Vendôme',
    budget: 'to_6000',
    words: frenchTypography('Une robe princesse, très pure, pour un mariage au château.'),
    deeds: [
      { deed: 'wish', daysAgo: 62 },
      {
        deed: 'quote',
        daysAgo: 55,
        content: {
          title: { fr: 'Robe Vendôme', en: 'Vendôme gown' },
          words: noWords,
          lines: [line('Robe princesse en mikado de soie', 'Princess gown in silk mikado', 4_600)],
          options: [],
          cloths: [{ fr: 'Mikado de soie naturelle', en: 'Natural silk mikado', readyOn: null }],
          stages: ofWedding,
          schedule: inThree,
        },
      },
      { deed: 'accept', daysAgo: 50 },
      { deed: 'pay', daysAgo: 50 },
      { deed: 'pass', daysAgo: 36, stage: 'measures', words: 'Mesures prises au salon.' },
    ],
  },
  {
    accountId: null,
    firstName: 'Nadia',
    lastName: 'Haddad',
    email: 'nadia@clientes.example',
    phone: '+33 6 45 12 78 03',
    street: '3 place du Ralliement',
    city: { postalCode: '49000', name: 'Angers' },
    occasion: 'evening',
    eventInDays: 19,
    eventPlace: 'Opéra Garnier',
    budget: 'to_4000',
    words: frenchTypography('Pour le gala de l’Opéra : velours, épaules dégagées.'),
    deeds: [
      { deed: 'wish', daysAgo: 58 },
      {
        deed: 'quote',
        daysAgo: 52,
        content: {
          title: { fr: 'Robe du soir en velours', en: 'Evening gown in velvet' },
          words: noWords,
          lines: [line('Robe bustier en velours de soie', 'Bustier gown in silk velvet', 2_600)],
          options: [],
          cloths: [{ fr: 'Velours de soie noir', en: 'Black silk velvet', readyOn: null }],
          stages: hours({ measures: 1, fitting_1: 40, fitting_2: 20, finishing: 16, handover: 1 }),
          schedule: inTwo,
        },
      },
      { deed: 'accept', daysAgo: 47 },
      { deed: 'pay', daysAgo: 47 },
      { deed: 'pass', daysAgo: 30, stage: 'measures', words: 'Mesures prises au salon.' },
    ],
  },
]

import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  trail: 'Fil d’Ariane',
  from: 'À partir de {{price}}',
  taxes: 'toutes taxes comprises',
  book: 'Prendre rendez-vous',
  calendar: 'Le calendrier, compté depuis le jour',
  included: 'Ce qui est compris',
  excluded: 'Ce qui ne l’est pas',
  cloths: 'Les étoffes',
  questions: 'Vos questions',
  allQuestions: 'Toutes les questions',
} as const

const en: SameShape<typeof fr> = {
  trail: 'Breadcrumb',
  from: 'From {{price}}',
  taxes: 'all taxes included',
  book: 'Book an appointment',
  calendar: 'The calendar, counted back from the day',
  included: 'What is included',
  excluded: 'What is not',
  cloths: 'The cloths',
  questions: 'Your questions',
  allQuestions: 'All questions',
}

/** What the three pages about made to measure say in the same words. */
export const creationTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    creation: typeof fr
  }
}

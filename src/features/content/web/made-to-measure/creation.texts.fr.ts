/** What the three pages about made to measure say in the same words. */
export const creationTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    creation: typeof creationTextsFr
  }
}

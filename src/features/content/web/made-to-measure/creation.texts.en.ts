import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { creationTextsFr } from './creation.texts.fr.ts'

export const creationTextsEn: SameShape<typeof creationTextsFr> = {
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

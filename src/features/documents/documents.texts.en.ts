import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { documentsTextsFr } from './documents.texts.fr.ts'

export const documentsTextsEn: SameShape<typeof documentsTextsFr> = {
  translation: 'This is a translation. Only the French text is binding.',
  updated: 'Last changed on {{day}}',
  inForce: 'In force since {{day}}, version {{version}}',
  contents: 'Contents',
  close: 'Close',
  guarantees: 'Your guarantees',
  guaranteesMore: 'Your guarantees in detail',
}

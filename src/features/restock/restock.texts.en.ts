import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { restockTextsFr } from './restock.texts.fr.ts'

export const restockTextsEn: SameShape<typeof restockTextsFr> = {
  ask: 'Tell me when it is back',
  askOf: 'Tell me when it is back: {{name}}',
  missing: 'Your size is not there?',
  make: 'Have it made to measure',
  write: 'Write to the atelier',
  home: 'Back to the home page',
  notFetched: 'The request could not be opened. Please try again.',
}

import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { missingSizeTextsFr } from './missing-size.texts.fr.ts'

export const missingSizeTextsEn: SameShape<typeof missingSizeTextsFr> = {
  ask: 'Tell me when it is back',
  missing: 'Your size is missing?',
  make: 'Have it made to measure',
  haveMade: 'Have it made',
  notFetched: 'The request could not be opened. Please try again.',
}

import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { atelierTextsFr } from './atelier.texts.fr.ts'

export const atelierTextsEn: SameShape<typeof atelierTextsFr> = {
  sizeQuestion: 'What is my size?',
  sizeGuide: 'Size guide',
  close: 'Close',
}

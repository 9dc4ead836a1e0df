import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { sizingTextsFr } from './sizing.texts.fr.ts'

export const sizingTextsEn: SameShape<typeof sizingTextsFr> = {
  sizeQuestion: 'What is my size?',
  sizeGuide: 'Size guide',
  close: 'Close',
}

import { isMadeToMeasure } from './catalog.rules.ts'

/**
 * Names a size in the reader's language. A number needs no translation; « Sur mesure » is a value that is translated.
 */
export const sizeNameIn = (t: (name: 'sizes.madeToMeasure') => string) => (size: string) =>
  isMadeToMeasure(size) ? t('sizes.madeToMeasure') : size

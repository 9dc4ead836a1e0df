import { isMadeToMeasure } from './catalog.rules.ts'

/** What sizes are called by a reader's words: numbers are their own names, « Sur mesure » is a value that is translated. */
export const sizeNameIn = (t: (name: 'sizes.madeToMeasure') => string) => (size: string) =>
  isMadeToMeasure(size) ? t('sizes.madeToMeasure') : size

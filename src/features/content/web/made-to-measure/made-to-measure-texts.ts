import { madeToMeasureTextsEn } from './made-to-measure.texts.en.ts'
import { madeToMeasureTextsFr } from './made-to-measure.texts.fr.ts'

/** Both languages, which come with that page alone. */
export const madeToMeasureTexts = { fr: madeToMeasureTextsFr, en: madeToMeasureTextsEn }

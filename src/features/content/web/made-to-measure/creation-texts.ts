import { creationTextsEn } from './creation.texts.en.ts'
import { creationTextsFr } from './creation.texts.fr.ts'

/** Both languages, which come with the pages about made to measure. */
export const creationTexts = { fr: creationTextsFr, en: creationTextsEn }

import { removedTextsEn } from './removed.texts.en.ts'
import { removedTextsFr } from './removed.texts.fr.ts'

/** Both languages, which come with the page of a product that is gone. */
export const removedTexts = { fr: removedTextsFr, en: removedTextsEn }

import { notFoundTextsEn } from './not-found.texts.en.ts'
import { notFoundTextsFr } from './not-found.texts.fr.ts'

/** Both languages, which come with the page that is not found instead of with every page. */
export const notFoundTexts = { fr: notFoundTextsFr, en: notFoundTextsEn }

import { cookiesTextsEn } from './cookies.texts.en.ts'
import { cookiesTextsFr } from './cookies.texts.fr.ts'

/** Both languages, which come with the banner and the preferences. */
export const cookiesTexts = { fr: cookiesTextsFr, en: cookiesTextsEn }

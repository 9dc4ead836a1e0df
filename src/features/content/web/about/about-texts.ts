import { aboutTextsEn } from './about.texts.en.ts'
import { aboutTextsFr } from './about.texts.fr.ts'

/** Both languages, which come with the page about the house. */
export const aboutTexts = { fr: aboutTextsFr, en: aboutTextsEn }

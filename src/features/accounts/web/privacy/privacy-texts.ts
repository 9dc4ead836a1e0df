import { privacyTextsEn } from './privacy.texts.en.ts'
import { privacyTextsFr } from './privacy.texts.fr.ts'

/** Both languages, which come with the page instead of with every page. */
export const privacyTexts = { fr: privacyTextsFr, en: privacyTextsEn }

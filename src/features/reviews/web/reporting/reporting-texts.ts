import { reportingTextsEn } from './reporting.texts.en.ts'
import { reportingTextsFr } from './reporting.texts.fr.ts'

/** Both languages, which come with the button. */
export const reportingTexts = { fr: reportingTextsFr, en: reportingTextsEn }

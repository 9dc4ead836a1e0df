import { challengeTextsEn } from './challenge.texts.en.ts'
import { challengeTextsFr } from './challenge.texts.fr.ts'

/** Both languages, which come with the page of the demo’s bank. */
export const challengeTexts = { fr: challengeTextsFr, en: challengeTextsEn }

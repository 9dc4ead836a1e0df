import { subscribingTextsEn } from './subscribing.texts.en.ts'
import { subscribingTextsFr } from './subscribing.texts.fr.ts'

/** Both languages, which come with the form. */
export const subscribingTexts = { fr: subscribingTextsFr, en: subscribingTextsEn }

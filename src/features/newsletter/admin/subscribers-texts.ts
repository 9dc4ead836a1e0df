import { subscribersTextsEn } from './subscribers.texts.en.ts'
import { subscribersTextsFr } from './subscribers.texts.fr.ts'

/** Both languages, which come with the page. */
export const subscribersTexts = { fr: subscribersTextsFr, en: subscribersTextsEn }

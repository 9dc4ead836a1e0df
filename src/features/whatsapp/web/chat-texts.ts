import { chatTextsEn } from './chat.texts.en.ts'
import { chatTextsFr } from './chat.texts.fr.ts'

/** Both languages, which come with the chat. */
export const chatTexts = { fr: chatTextsFr, en: chatTextsEn }

import { chatDeskTextsEn } from './chat-desk.texts.en.ts'
import { chatDeskTextsFr } from './chat-desk.texts.fr.ts'

/** Both languages, which come with the page. */
export const chatDeskTexts = { fr: chatDeskTextsFr, en: chatDeskTextsEn }

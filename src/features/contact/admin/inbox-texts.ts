import { inboxTextsEn } from './inbox.texts.en.ts'
import { inboxTextsFr } from './inbox.texts.fr.ts'

/** Both languages, which come with the page. */
export const inboxTexts = { fr: inboxTextsFr, en: inboxTextsEn }

import { outboxTextsEn } from './outbox.texts.en.ts'
import { outboxTextsFr } from './outbox.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const outboxTexts = { fr: outboxTextsFr, en: outboxTextsEn }

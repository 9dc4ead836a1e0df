import { alertLinkTextsEn } from './alert-link.texts.en.ts'
import { alertLinkTextsFr } from './alert-link.texts.fr.ts'

/** Both languages, which come with the pages that links of mails lead to. */
export const alertLinkTexts = { fr: alertLinkTextsFr, en: alertLinkTextsEn }

import { contactTextsEn } from './contact.texts.en.ts'
import { contactTextsFr } from './contact.texts.fr.ts'

/** Both languages, which come with the page. */
export const contactTexts = { fr: contactTextsFr, en: contactTextsEn }

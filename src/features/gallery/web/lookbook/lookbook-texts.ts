import { lookbookTextsEn } from './lookbook.texts.en.ts'
import { lookbookTextsFr } from './lookbook.texts.fr.ts'

/** Both languages, which come with the page. */
export const lookbookTexts = { fr: lookbookTextsFr, en: lookbookTextsEn }

import { plateTextsEn } from './plate.texts.en.ts'
import { plateTextsFr } from './plate.texts.fr.ts'

/** Both languages, which come with the page. */
export const plateTexts = { fr: plateTextsFr, en: plateTextsEn }

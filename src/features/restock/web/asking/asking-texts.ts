import { askingTextsEn } from './asking.texts.en.ts'
import { askingTextsFr } from './asking.texts.fr.ts'

/** Both languages, which come with the dialog instead of with every page. */
export const askingTexts = { fr: askingTextsFr, en: askingTextsEn }

import { measuresTextsEn } from './measures.texts.en.ts'
import { measuresTextsFr } from './measures.texts.fr.ts'

/** Both languages, which come with the measurements of an account instead of with every page. */
export const measuresTexts = { fr: measuresTextsFr, en: measuresTextsEn }

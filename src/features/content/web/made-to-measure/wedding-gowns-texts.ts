import { weddingGownsTextsEn } from './wedding-gowns.texts.en.ts'
import { weddingGownsTextsFr } from './wedding-gowns.texts.fr.ts'

/** Both languages, which come with that page alone. */
export const weddingGownsTexts = { fr: weddingGownsTextsFr, en: weddingGownsTextsEn }

import { publishedTextsEn } from './published.texts.en.ts'
import { publishedTextsFr } from './published.texts.fr.ts'

/** Both languages, which come with the pages that show testimonials. */
export const publishedTexts = { fr: publishedTextsFr, en: publishedTextsEn }

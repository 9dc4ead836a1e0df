import { testimonialsPageTextsEn } from './testimonials-page.texts.en.ts'
import { testimonialsPageTextsFr } from './testimonials-page.texts.fr.ts'

/** Both languages, which come with the page. */
export const testimonialsPageTexts = { fr: testimonialsPageTextsFr, en: testimonialsPageTextsEn }

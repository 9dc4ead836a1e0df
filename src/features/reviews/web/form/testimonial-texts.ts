import { testimonialTextsEn } from './testimonial.texts.en.ts'
import { testimonialTextsFr } from './testimonial.texts.fr.ts'

/** Both languages, which come with the dialog instead of with every page. */
export const testimonialTexts = { fr: testimonialTextsFr, en: testimonialTextsEn }

import { reviewsTextsEn } from './reviews.texts.en.ts'
import { reviewsTextsFr } from './reviews.texts.fr.ts'

/** Both languages, which come with the reviews instead of with every page. */
export const reviewsTexts = { fr: reviewsTextsFr, en: reviewsTextsEn }

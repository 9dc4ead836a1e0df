import { reviewsAdminTextsEn } from './reviews-admin.texts.en.ts'
import { reviewsAdminTextsFr } from './reviews-admin.texts.fr.ts'

/** Both languages, which come with the page. */
export const reviewsAdminTexts = { fr: reviewsAdminTextsFr, en: reviewsAdminTextsEn }

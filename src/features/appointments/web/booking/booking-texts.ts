import { bookingTextsEn } from './booking.texts.en.ts'
import { bookingTextsFr } from './booking.texts.fr.ts'

/** Both languages, which come with the page instead of with every page. */
export const bookingTexts = { fr: bookingTextsFr, en: bookingTextsEn }

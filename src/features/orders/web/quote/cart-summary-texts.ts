import { cartSummaryTextsEn } from './cart-summary.texts.en.ts'
import { cartSummaryTextsFr } from './cart-summary.texts.fr.ts'

/** Both languages, which come with the cart instead of with every page. */
export const cartSummaryTexts = { fr: cartSummaryTextsFr, en: cartSummaryTextsEn }

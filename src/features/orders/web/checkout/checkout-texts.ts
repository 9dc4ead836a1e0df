import { checkoutTextsEn } from './checkout.texts.en.ts'
import { checkoutTextsFr } from './checkout.texts.fr.ts'

/** Both languages, which come with the checkout instead of with every page. */
export const checkoutTexts = { fr: checkoutTextsFr, en: checkoutTextsEn }

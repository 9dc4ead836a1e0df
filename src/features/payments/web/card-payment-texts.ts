import { cardPaymentTextsEn } from './card-payment.texts.en.ts'
import { cardPaymentTextsFr } from './card-payment.texts.fr.ts'

/** Both languages, which come with the checkout instead of with every page. */
export const cardPaymentTexts = { fr: cardPaymentTextsFr, en: cardPaymentTextsEn }

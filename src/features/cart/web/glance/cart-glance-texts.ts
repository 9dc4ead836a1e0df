import { cartGlanceTextsEn } from './cart-glance.texts.en.ts'
import { cartGlanceTextsFr } from './cart-glance.texts.fr.ts'

/** Both languages, which come with the glance instead of with every page. */
export const cartGlanceTexts = { fr: cartGlanceTextsFr, en: cartGlanceTextsEn }

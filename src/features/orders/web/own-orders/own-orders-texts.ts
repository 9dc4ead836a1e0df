import { ownOrdersTextsEn } from './own-orders.texts.en.ts'
import { ownOrdersTextsFr } from './own-orders.texts.fr.ts'

/** Both languages, which come with the orders of an account instead of with every page. */
export const ownOrdersTexts = { fr: ownOrdersTextsFr, en: ownOrdersTextsEn }

import { adminOrdersTextsEn } from './admin-orders.texts.en.ts'
import { adminOrdersTextsFr } from './admin-orders.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const adminOrdersTexts = { fr: adminOrdersTextsFr, en: adminOrdersTextsEn }

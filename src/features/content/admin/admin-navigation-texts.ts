import { adminNavigationTextsEn } from './admin-navigation.texts.en.ts'
import { adminNavigationTextsFr } from './admin-navigation.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const adminNavigationTexts = { fr: adminNavigationTextsFr, en: adminNavigationTextsEn }

import { dashboardTextsEn } from './dashboard.texts.en.ts'
import { dashboardTextsFr } from './dashboard.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const dashboardTexts = { fr: dashboardTextsFr, en: dashboardTextsEn }

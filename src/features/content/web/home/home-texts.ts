import { homeTextsEn } from './home.texts.en.ts'
import { homeTextsFr } from './home.texts.fr.ts'

/** Both languages, which come with the home page instead of with every page. */
export const homeTexts = { fr: homeTextsFr, en: homeTextsEn }

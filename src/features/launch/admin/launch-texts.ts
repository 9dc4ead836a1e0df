import { launchTextsEn } from './launch.texts.en.ts'
import { launchTextsFr } from './launch.texts.fr.ts'

/** Both languages, which come with the page. */
export const launchTexts = { fr: launchTextsFr, en: launchTextsEn }

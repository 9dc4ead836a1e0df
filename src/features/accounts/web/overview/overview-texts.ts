import { overviewTextsEn } from './overview.texts.en.ts'
import { overviewTextsFr } from './overview.texts.fr.ts'

/** Both languages, which come with the overview instead of with every page. */
export const overviewTexts = { fr: overviewTextsFr, en: overviewTextsEn }

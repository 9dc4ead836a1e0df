import { withdrawingTextsEn } from './withdrawing.texts.en.ts'
import { withdrawingTextsFr } from './withdrawing.texts.fr.ts'

/** Both languages, which come with the page instead of with every page. */
export const withdrawingTexts = { fr: withdrawingTextsFr, en: withdrawingTextsEn }

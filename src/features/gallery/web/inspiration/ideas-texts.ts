import { ideasTextsEn } from './ideas.texts.en.ts'
import { ideasTextsFr } from './ideas.texts.fr.ts'

/** Both languages, which come with the page. */
export const ideasTexts = { fr: ideasTextsFr, en: ideasTextsEn }

import { sizeGuideTextsEn } from './size-guide.texts.en.ts'
import { sizeGuideTextsFr } from './size-guide.texts.fr.ts'

/** Both languages, which come with the guide instead of with every page. */
export const sizeGuideTexts = { fr: sizeGuideTextsFr, en: sizeGuideTextsEn }

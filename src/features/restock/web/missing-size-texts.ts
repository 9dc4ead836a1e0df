import { missingSizeTextsEn } from './missing-size.texts.en.ts'
import { missingSizeTextsFr } from './missing-size.texts.fr.ts'

/** Both languages, which come with the part of a product's page instead of with every page. */
export const missingSizeTexts = { fr: missingSizeTextsFr, en: missingSizeTextsEn }

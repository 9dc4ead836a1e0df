import { houseVisitTextsEn } from './house-visit.texts.en.ts'
import { houseVisitTextsFr } from './house-visit.texts.fr.ts'

/** Both languages, which come with the visits of the house. */
export const houseVisitTexts = { fr: houseVisitTextsFr, en: houseVisitTextsEn }

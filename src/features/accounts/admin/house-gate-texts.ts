import { houseGateTextsEn } from './house-gate.texts.en.ts'
import { houseGateTextsFr } from './house-gate.texts.fr.ts'

/** Both languages, which come with the admin. */
export const houseGateTexts = { fr: houseGateTextsFr, en: houseGateTextsEn }

import { slotsTextsEn } from './slots.texts.en.ts'
import { slotsTextsFr } from './slots.texts.fr.ts'

/** Both languages, which come with the choice of a slot. */
export const slotsTexts = { fr: slotsTextsFr, en: slotsTextsEn }

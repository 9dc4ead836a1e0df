import { eveningWearTextsEn } from './evening-wear.texts.en.ts'
import { eveningWearTextsFr } from './evening-wear.texts.fr.ts'

/** Both languages, which come with that page alone. */
export const eveningWearTexts = { fr: eveningWearTextsFr, en: eveningWearTextsEn }

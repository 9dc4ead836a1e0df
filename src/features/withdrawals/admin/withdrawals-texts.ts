import { withdrawalsTextsEn } from './withdrawals.texts.en.ts'
import { withdrawalsTextsFr } from './withdrawals.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const withdrawalsTexts = { fr: withdrawalsTextsFr, en: withdrawalsTextsEn }

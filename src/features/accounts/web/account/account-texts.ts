import { accountTextsEn } from './account.texts.en.ts'
import { accountTextsFr } from './account.texts.fr.ts'

/** Both languages, which come with the account instead of with every page. */
export const accountTexts = { fr: accountTextsFr, en: accountTextsEn }

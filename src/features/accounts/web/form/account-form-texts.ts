import { accountFormTextsEn } from './account-form.texts.en.ts'
import { accountFormTextsFr } from './account-form.texts.fr.ts'

/** Both languages, which come with the forms of an account instead of with every page. */
export const accountFormTexts = { fr: accountFormTextsFr, en: accountFormTextsEn }

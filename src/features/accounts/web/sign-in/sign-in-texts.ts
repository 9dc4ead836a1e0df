import { signInTextsEn } from './sign-in.texts.en.ts'
import { signInTextsFr } from './sign-in.texts.fr.ts'

/** Both languages, which come with the pages of signing in instead of with every page. */
export const signInTexts = { fr: signInTextsFr, en: signInTextsEn }

import { profileTextsEn } from './profile.texts.en.ts'
import { profileTextsFr } from './profile.texts.fr.ts'

/** Both languages, which come with the profile instead of with every page. */
export const profileTexts = { fr: profileTextsFr, en: profileTextsEn }

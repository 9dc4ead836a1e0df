import { favouritesViewTextsEn } from './favourites-view.texts.en.ts'
import { favouritesViewTextsFr } from './favourites-view.texts.fr.ts'

/** Both languages, which come with the list instead of with every page. */
export const favouritesViewTexts = { fr: favouritesViewTextsFr, en: favouritesViewTextsEn }

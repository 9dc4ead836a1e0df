import { favouritesGlanceTextsEn } from './favourites-glance.texts.en.ts'
import { favouritesGlanceTextsFr } from './favourites-glance.texts.fr.ts'

/** Both languages, which come with the glance instead of with every page. */
export const favouritesGlanceTexts = { fr: favouritesGlanceTextsFr, en: favouritesGlanceTextsEn }

import { galleryAdminTextsEn } from './gallery-admin.texts.en.ts'
import { galleryAdminTextsFr } from './gallery-admin.texts.fr.ts'

/** Both languages, which come with the page. */
export const galleryAdminTexts = { fr: galleryAdminTextsFr, en: galleryAdminTextsEn }

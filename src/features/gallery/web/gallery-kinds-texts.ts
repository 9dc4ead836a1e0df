import { galleryKindsTextsEn } from './gallery-kinds.texts.en.ts'
import { galleryKindsTextsFr } from './gallery-kinds.texts.fr.ts'

/** Both languages, for `useOwnTexts('galleryKinds', …)` of whatever page tells pictures of the gallery apart. */
export const galleryKindsTexts = { fr: galleryKindsTextsFr, en: galleryKindsTextsEn }

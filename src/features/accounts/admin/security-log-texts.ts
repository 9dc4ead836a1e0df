import { securityLogTextsEn } from './security-log.texts.en.ts'
import { securityLogTextsFr } from './security-log.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const securityLogTexts = { fr: securityLogTextsFr, en: securityLogTextsEn }

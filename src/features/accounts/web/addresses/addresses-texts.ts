import { addressesTextsEn } from './addresses.texts.en.ts'
import { addressesTextsFr } from './addresses.texts.fr.ts'

/** Both languages, which come with the account's pages instead of with every page. */
export const addressesTexts = { fr: addressesTextsFr, en: addressesTextsEn }

import { settingsDeskTextsEn } from './settings-desk.texts.en.ts'
import { settingsDeskTextsFr } from './settings-desk.texts.fr.ts'

/** Both languages, which come with the page. */
export const settingsDeskTexts = { fr: settingsDeskTextsFr, en: settingsDeskTextsEn }

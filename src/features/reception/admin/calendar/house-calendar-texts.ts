import { houseCalendarTextsEn } from './house-calendar.texts.en.ts'
import { houseCalendarTextsFr } from './house-calendar.texts.fr.ts'

/** Both languages, which come with the admin instead of with every page. */
export const houseCalendarTexts = { fr: houseCalendarTextsFr, en: houseCalendarTextsEn }

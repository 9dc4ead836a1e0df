import { houseAppointmentsTextsEn } from './house-appointments.texts.en.ts'
import { houseAppointmentsTextsFr } from './house-appointments.texts.fr.ts'

/** Both languages, which come with the list of appointments. */
export const houseAppointmentsTexts = { fr: houseAppointmentsTextsFr, en: houseAppointmentsTextsEn }

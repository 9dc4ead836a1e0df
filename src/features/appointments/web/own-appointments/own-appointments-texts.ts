import { ownAppointmentsTextsEn } from './own-appointments.texts.en.ts'
import { ownAppointmentsTextsFr } from './own-appointments.texts.fr.ts'

/** Both languages, which come with the appointments of an account instead of with every page. */
export const ownAppointmentsTexts = { fr: ownAppointmentsTextsFr, en: ownAppointmentsTextsEn }

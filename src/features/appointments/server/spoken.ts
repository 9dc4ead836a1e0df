import { appointmentsRefusalsEn } from '../appointments.refusals.en.ts'
import { appointmentsRefusalsFr } from '../appointments.refusals.fr.ts'

/** The texts of the server about appointments, by language. */
export const spoken = { fr: appointmentsRefusalsFr, en: appointmentsRefusalsEn }

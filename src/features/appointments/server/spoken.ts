import { appointmentsRefusalsEn } from '../appointments.refusals.en.ts'
import { appointmentsRefusalsFr } from '../appointments.refusals.fr.ts'

/** The texts of the server about visits, by language. */
export const spoken = { fr: appointmentsRefusalsFr, en: appointmentsRefusalsEn }

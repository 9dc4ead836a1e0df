import { appointmentsRefusalsEn } from '../appointments.refusals.en.ts'
import { appointmentsRefusalsFr } from '../appointments.refusals.fr.ts'

/** What the server says of visits, by language. */
export const spoken = { fr: appointmentsRefusalsFr, en: appointmentsRefusalsEn }

import { appointmentKindNamesEn } from '../../appointments/appointment-kind-names.en.ts'
import { appointmentKindNamesFr } from '../../appointments/appointment-kind-names.fr.ts'
import { receptionRefusalsEn } from '../reception.refusals.en.ts'
import { receptionRefusalsFr } from '../reception.refusals.fr.ts'

/** The server's texts for the team, by language. */
export const said = { fr: receptionRefusalsFr, en: receptionRefusalsEn }

export const kindNames = { fr: appointmentKindNamesFr, en: appointmentKindNamesEn }

import { appointmentKindNamesEn } from '../../appointments/appointment-kind-names.en.ts'
import { appointmentKindNamesFr } from '../../appointments/appointment-kind-names.fr.ts'
import { appointmentsDeskRefusalsEn } from '../appointments-desk.refusals.en.ts'
import { appointmentsDeskRefusalsFr } from '../appointments-desk.refusals.fr.ts'

/** The server's texts for the team, by language. */
export const said = { fr: appointmentsDeskRefusalsFr, en: appointmentsDeskRefusalsEn }

export const kindNames = { fr: appointmentKindNamesFr, en: appointmentKindNamesEn }

import type { AppointmentRow } from '../appointments.table.ts'
import type { AppointmentMailKind } from './appointment-mails.fr.ts'

/** The prefix of the cause keys of mails about appointments. */
export const causesFrom = 'appointment:'

/** The cause key of a mail, so that it is written once: the event of an appointment, and the time that the appointment then had. */
export const mailCause = (
  kind: AppointmentMailKind | 'house',
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
) => `${causesFrom}${kind}:${id}:${sequence}`

import type { AppointmentRow } from '../appointments.table.ts'
import type { AppointmentMailKind } from './appointment-mails.fr.ts'

/** How the causes of mails about visits begin. */
export const causesFrom = 'appointment:'

/** What a mail is written once for: what happened to a visit, at the time that it then had. */
export const mailCause = (
  kind: AppointmentMailKind | 'house',
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
) => `${causesFrom}${kind}:${id}:${sequence}`

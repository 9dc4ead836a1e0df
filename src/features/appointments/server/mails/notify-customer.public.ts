import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { untell } from '../../../../platform/mail/queue-mail.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { mailCause } from './mail-cause.ts'
import { queueAppointmentMail } from './queue-appointment-mail.tsx'

type AppointmentMailInput = Parameters<typeof queueAppointmentMail>[2]

/** Queues a mail to the customer of an appointment about a change by the team, in the transaction of the change. */
export const notifyCustomer = (ctx: Context, db: Db, told: AppointmentMailInput) =>
  queueAppointmentMail(ctx, db, told)

interface Untold {
  readonly appointment: AppointmentRow
  readonly kind: AppointmentMailInput['kind']
}

/** Takes a mail back that has not left yet; tells whether the customer was told nothing. */
export const untellCustomer = (db: Db, { appointment, kind }: Untold) =>
  untell(db, mailCause(kind, appointment))

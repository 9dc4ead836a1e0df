import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { queueAppointmentMail } from './queue-appointment-mail.tsx'

type AppointmentMailInput = Parameters<typeof queueAppointmentMail>[2]

/** Queues a mail to the customer of an appointment about a change by the team, in the transaction of the change. */
export const notifyCustomer = (ctx: Context, db: Db, told: AppointmentMailInput) =>
  queueAppointmentMail(ctx, db, told)

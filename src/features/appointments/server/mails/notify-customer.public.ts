import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { queueAppointmentMail } from './queue-appointment-mail.tsx'

type Told = Parameters<typeof queueAppointmentMail>[2]

/** Writes to the customer of a visit about what the house did, in its transaction. */
export const notifyCustomer = (ctx: Context, db: Db, told: Told) => queueAppointmentMail(ctx, db, told)

import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { isOpen } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { lockBook } from '../slots/lock-book.public.ts'
import { freeSalon } from '../slots/salon-times.public.ts'
import { lockAppointment, type Named, refuseTooLate } from './lock-appointment.ts'
import { changed, recordAppointmentEvent } from './record-appointment-event.public.ts'

/** Cancels an appointment for its customer, who is written to, and frees its salon. The row is locked, under the lock of the book. */
export const cancelByCustomer = async (
  ctx: Pick<Context, 'caller' | 'clock' | 'publicUrl' | 'tokens'>,
  db: Db,
  { id }: Pick<AppointmentRow, 'id'>,
) => {
  const appointment = onlyRow(
    await db
      .update(appointments)
      .set({ status: 'cancelled_by_customer', ...changed(ctx) })
      .where(eq(appointments.id, id))
      .returning(),
  )
  await freeSalon(db, id)
  await recordAppointmentEvent(ctx, db, { appointment, kind: 'cancelled', actor: 'customer' })
  await queueAppointmentMail(ctx, db, { appointment, kind: 'cancelled' })
  return appointment
}

/** Cancels a customer's appointment and frees its salon; a second call changes nothing and succeeds, too. */
export const cancelAppointment = (ctx: Context, named: Named) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const appointment = await lockAppointment(ctx, db, named)
    if (appointment.status === 'cancelled_by_customer') return appointmentOnTheWire(ctx, appointment)
    if (!isOpen(appointment.status)) throw appointmentsErrors.isOver()
    refuseTooLate(ctx, appointment.startsAt)
    return appointmentOnTheWire(ctx, await cancelByCustomer(ctx, db, appointment))
  })

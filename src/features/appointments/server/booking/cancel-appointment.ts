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
import { changed, recordVisitEvent } from './record-visit-event.public.ts'

/** Cancels a visit for its customer, who is written to, and frees its salon. The row is locked, under the lock of the book. */
export const cancelVisit = async (
  ctx: Pick<Context, 'caller' | 'clock' | 'publicUrl' | 'tokens'>,
  db: Db,
  { id }: Pick<AppointmentRow, 'id'>,
) => {
  const visit = onlyRow(
    await db
      .update(appointments)
      .set({ status: 'cancelled_by_customer', ...changed(ctx) })
      .where(eq(appointments.id, id))
      .returning(),
  )
  await freeSalon(db, id)
  await recordVisitEvent(ctx, db, { visit, kind: 'cancelled', actor: 'customer' })
  await queueAppointmentMail(ctx, db, { visit, kind: 'cancelled' })
  return visit
}

/** Cancels a customer's visit and frees its salon; a second call changes nothing and succeeds, too. */
export const cancelAppointment = (ctx: Context, named: Named) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const visit = await lockAppointment(ctx, db, named)
    if (visit.status === 'cancelled_by_customer') return appointmentOnTheWire(ctx, visit)
    if (!isOpen(visit.status)) throw appointmentsErrors.isOver()
    refuseTooLate(ctx, visit.startsAt)
    return appointmentOnTheWire(ctx, await cancelVisit(ctx, db, visit))
  })

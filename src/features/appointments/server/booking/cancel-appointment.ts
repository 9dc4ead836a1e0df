import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { isOpen } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import { appointments } from '../appointments.table.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { lockBook } from '../slots/lock-book.public.ts'
import { freeSalon } from '../slots/salon-times.public.ts'
import { lockAppointment, type Named, refuseTooLate } from './lock-appointment.ts'
import { changed, recordVisitEvent } from './record-visit-event.public.ts'

/** Cancels a customer's visit and frees its salon; a second call changes nothing and succeeds, too. */
export const cancelAppointment = (ctx: Context, named: Named) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const visit = await lockAppointment(ctx, db, named)
    if (visit.status === 'cancelled_by_customer') return appointmentOnTheWire(ctx, visit)
    if (!isOpen(visit.status)) throw appointmentsErrors.isOver()
    refuseTooLate(ctx, visit.startsAt)
    const cancelled = onlyRow(
      await db
        .update(appointments)
        .set({ status: 'cancelled_by_customer', ...changed(ctx) })
        .where(eq(appointments.id, visit.id))
        .returning(),
    )
    await freeSalon(db, visit.id)
    await recordVisitEvent(ctx, db, { visit: cancelled, kind: 'cancelled', actor: 'customer' })
    await queueAppointmentMail(ctx, db, { visit: cancelled, kind: 'cancelled' })
    return appointmentOnTheWire(ctx, cancelled)
  })

import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { isOpen, statusOfSlot } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import { appointments } from '../appointments.table.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { queueHouseNotice } from '../mails/queue-house-notice.tsx'
import { lockBook } from '../slots/lock-book.public.ts'
import { requireSlot } from '../slots/require-slot.ts'
import { occupySalon, timeOf } from '../slots/salon-times.public.ts'
import { lockAppointment, type Named, refuseTooLate } from './lock-appointment.ts'
import { changed, recordVisitEvent } from './record-visit-event.public.ts'

/** Moves a customer's visit to another slot. Its present time counts as free, so that it can move by half an hour. */
export const moveAppointment = (ctx: Context, { startMs, ...named }: Named & { startMs: number }) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const visit = await lockAppointment(ctx, db, named)
    const { id } = visit
    if (!isOpen(visit.status)) throw appointmentsErrors.isOver()
    if (visit.startsAt.getTime() === startMs) return appointmentOnTheWire(ctx, visit)
    refuseTooLate(ctx, visit.startsAt)
    const slot = await requireSlot({ ...ctx, db }, { kind: visit.kind, startMs, appointmentId: id })
    const moved = onlyRow(
      await db
        .update(appointments)
        .set({
          salon: timeOf(slot).salon,
          startsAt: new Date(slot.startMs),
          endsAt: new Date(slot.endMs),
          status: statusOfSlot(slot),
          ...changed(ctx),
        })
        .where(eq(appointments.id, id))
        .returning(),
    )
    await occupySalon(db, { appointmentId: id, slot })
    await recordVisitEvent(ctx, db, { visit: moved, kind: 'moved', actor: 'customer' })
    await queueAppointmentMail(ctx, db, { visit: moved, kind: 'moved' })
    await queueHouseNotice(ctx, db, moved)
    return appointmentOnTheWire(ctx, moved)
  })

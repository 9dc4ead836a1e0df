import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { isOpen, statusOfSlot } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import { appointments } from '../appointments.table.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { queueStaffNotice } from '../mails/queue-staff-notice.tsx'
import { lockBook } from '../slots/lock-book.public.ts'
import { requireSlot } from '../slots/require-slot.ts'
import { occupySalon, timeOf } from '../slots/salon-times.public.ts'
import { lockAppointment, type Named, refuseTooEarly, refuseTooLate } from './lock-appointment.ts'
import { changed, recordAppointmentEvent } from './record-appointment-event.public.ts'

/** Moves a customer's appointment to another slot. Its present time counts as free, so that it can move by half an hour. */
export const moveAppointment = (ctx: Context, { startMs, ...named }: Named & { startMs: number }) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const appointment = await lockAppointment(ctx, db, named)
    const { id } = appointment
    if (!isOpen(appointment.status)) throw appointmentsErrors.isOver()
    if (appointment.startsAt.getTime() === startMs) return appointmentOnTheWire(ctx, appointment)
    refuseTooLate(ctx, appointment.startsAt)
    refuseTooEarly(ctx, { startMs, notBefore: appointment.notBefore })
    const slot = await requireSlot({ ...ctx, db }, { kind: appointment.kind, startMs, appointmentId: id })
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
    await recordAppointmentEvent(ctx, db, { appointment: moved, kind: 'moved', actor: 'customer' })
    await queueAppointmentMail(ctx, db, { appointment: moved, kind: 'moved' })
    await queueStaffNotice(ctx, db, moved)
    return appointmentOnTheWire(ctx, moved)
  })

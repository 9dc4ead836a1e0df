import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import type { Salon } from '../../../appointments/appointments.limits.ts'
import { type AppointmentRow, appointments } from '../../../appointments/server/appointments.table.ts'
import {
  changed,
  recordAppointmentEvent,
} from '../../../appointments/server/booking/record-appointment-event.public.ts'
import { notifyCustomer } from '../../../appointments/server/mails/notify-customer.public.ts'
import { lockBook } from '../../../appointments/server/slots/lock-book.public.ts'
import { occupySalon, timeOf } from '../../../appointments/server/slots/salon-times.public.ts'
import { appointmentAudit } from '../../appointments.audit.ts'
import { appointmentsDeskErrors } from '../../appointments-desk.errors.ts'
import { deedsOf } from '../../staff-deeds.rules.ts'
import { lockAppointment } from './lock-appointment.ts'
import { requirePlace } from './placement.ts'

interface Move {
  readonly id: string
  readonly startMs: number
  readonly salon: Salon | undefined
  readonly evenIfClosed: boolean
}

const placeOf = ({ startsAt, salon, status }: AppointmentRow) => ({
  startsAt: startsAt.toISOString(),
  salon,
  status,
})

/**
 * Moves an appointment for the team. The customer gets a mail when the time changes, but not for another salon. Moving an appointment
 * on request to another time also confirms it.
 */
export const moveAppointment = (ctx: Context, { id, startMs, salon, evenIfClosed }: Move) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const appointment = await lockAppointment(db, id)
    const nowMs = ctx.clock.now().epochMilliseconds
    if (
      !deedsOf({ status: appointment.status, startMs: appointment.startsAt.getTime() }, nowMs).includes(
        'move',
      )
    )
      throw appointmentsDeskErrors.notPossible()
    const isSameTime = appointment.startsAt.getTime() === startMs
    if (isSameTime && (salon ?? appointment.salon) === appointment.salon) return
    const place = { kind: appointment.kind, startMs, salon, evenIfClosed }
    const slot = await requirePlace({ ...ctx, db }, { ...place, appointmentId: id })
    const moved = onlyRow(
      await db
        .update(appointments)
        .set({
          salon: timeOf(slot).salon,
          startsAt: new Date(slot.startMs),
          endsAt: new Date(slot.endMs),
          ...(!isSameTime && { status: 'confirmed' as const, ...changed(ctx) }),
        })
        .where(eq(appointments.id, id))
        .returning(),
    )
    await occupySalon(db, { appointmentId: id, slot })
    await recordAppointmentEvent(ctx, db, { appointment: moved, kind: 'moved', actor: 'house' })
    if (!isSameTime)
      await notifyCustomer(ctx, db, { appointment: moved, kind: 'movedByHouse', heldSeconds: undoSeconds })
    await audit(db, ctx, appointmentAudit.moved, { id, before: placeOf(appointment), after: placeOf(moved) })
  })

import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import type { AppointmentEventKind } from '../../../appointments/appointment-events.ts'
import { type AppointmentRow, appointments } from '../../../appointments/server/appointments.table.ts'
import {
  changed,
  recordAppointmentEvent,
} from '../../../appointments/server/booking/record-appointment-event.public.ts'
import { notifyCustomer } from '../../../appointments/server/mails/notify-customer.public.ts'
import { lockBook } from '../../../appointments/server/slots/lock-book.public.ts'
import { freeSalon } from '../../../appointments/server/slots/salon-times.public.ts'
import { appointmentAudit } from '../../appointments.audit.ts'
import { appointmentsDeskErrors } from '../../appointments-desk.errors.ts'
import { deedsOf, deedTo, type StatusByStaff } from '../../staff-deeds.rules.ts'
import { lockAppointment } from './lock-appointment.ts'

interface Setting {
  readonly id: string
  readonly status: StatusByStaff
  /** The reason of a cancellation, which the customer is told. */
  readonly reason: string
}

const eventOf: Readonly<Record<StatusByStaff, AppointmentEventKind>> = {
  confirmed: 'confirmed',
  cancelled_by_house: 'cancelled',
  honoured: 'honoured',
  absent: 'absent',
}

const actionOf = {
  confirmed: appointmentAudit.confirmed,
  cancelled_by_house: appointmentAudit['cancelled-by-house'],
  honoured: appointmentAudit.honoured,
  absent: appointmentAudit.absent,
} as const satisfies Record<StatusByStaff, unknown>

/** The effects of a new status on the salon and the customer. */
const follow = async (
  ctx: Context,
  db: Db,
  { appointment, reason }: { appointment: AppointmentRow; reason: string },
) => {
  const told = { appointment, heldSeconds: undoSeconds }
  if (appointment.status === 'confirmed') await notifyCustomer(ctx, db, { ...told, kind: 'confirmed' })
  if (appointment.status !== 'cancelled_by_house') return
  await freeSalon(db, appointment.id)
  await notifyCustomer(ctx, db, { ...told, kind: 'cancelledByHouse', reason })
}

/** Confirms or cancels an appointment, or sets whether the customer came; a second call changes nothing. */
export const setStatus = (ctx: Context, { id, status, reason }: Setting) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const appointment = await lockAppointment(db, id)
    if (appointment.status === status) return
    const facts = { status: appointment.status, startMs: appointment.startsAt.getTime() }
    if (!deedsOf(facts, ctx.clock.now().epochMilliseconds).includes(deedTo[status]))
      throw appointmentsDeskErrors.notPossible()
    const isCancelled = status === 'cancelled_by_house'
    const set = onlyRow(
      await db
        .update(appointments)
        .set({ status, ...changed(ctx), ...(isCancelled && { cancelReason: reason }) })
        .where(eq(appointments.id, id))
        .returning(),
    )
    await recordAppointmentEvent(ctx, db, { appointment: set, kind: eventOf[status], actor: 'house' })
    await follow(ctx, db, { appointment: set, reason })
    await audit(db, ctx, actionOf[status], {
      id,
      before: { status: appointment.status },
      after: { status },
    })
  })

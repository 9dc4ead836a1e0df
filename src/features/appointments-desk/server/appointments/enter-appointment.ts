import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { AppointmentKind } from '../../../appointments/appointment-kinds.ts'
import type { Salon } from '../../../appointments/appointments.limits.ts'
import type { AppointmentRow } from '../../../appointments/server/appointments.table.ts'
import { insertAppointment } from '../../../appointments/server/booking/insert-appointment.public.ts'
import { recordAppointmentEvent } from '../../../appointments/server/booking/record-appointment-event.public.ts'
import { notifyCustomer } from '../../../appointments/server/mails/notify-customer.public.ts'
import { lockBook } from '../../../appointments/server/slots/lock-book.public.ts'
import { appointmentAudit } from '../../appointments.audit.ts'
import { requirePlace } from './placement.ts'

interface Noted
  extends Pick<
    AppointmentRow,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'language'
    | 'message'
    | 'note'
    | 'eventDate'
    | 'companions'
  > {
  readonly kind: AppointmentKind
  readonly startMs: number
  readonly salon: Salon | undefined
  readonly evenIfClosed: boolean
}

/** Notes an appointment for a customer who telephones; if there is an e-mail address, a mail confirms it. */
export const enterAppointment = (ctx: Context, { kind, startMs, salon, evenIfClosed, ...customer }: Noted) =>
  ctx.once(async ({ db }) => {
    await lockBook(ctx, db)
    const place = { kind, startMs, salon, evenIfClosed, appointmentId: undefined }
    const slot = await requirePlace({ ...ctx, db }, place)
    const appointment = await insertAppointment(ctx, db, { ...customer, kind, status: 'confirmed', slot })
    await recordAppointmentEvent(ctx, db, { appointment, kind: 'booked', actor: 'house' })
    await notifyCustomer(ctx, db, { appointment, kind: 'noted' })
    await audit(db, ctx, appointmentAudit.created, {
      id: appointment.id,
      after: { kind, startsAt: appointment.startsAt.toISOString(), salon: appointment.salon },
    })
    return appointment.id
  })

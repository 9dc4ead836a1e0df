import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { statusOfSlot } from '../../appointment-status.rules.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { queueStaffNotice } from '../mails/queue-staff-notice.tsx'
import { insertAppointment, type NewAppointment } from './insert-appointment.public.ts'
import { recordAppointmentEvent } from './record-appointment-event.public.ts'

/** Enters an appointment that its customer asked for; the house is written to where it has to confirm it. */
export const enterAppointment = async (
  ctx: Pick<Context, 'caller' | 'clock' | 'publicUrl' | 'tokens'>,
  db: Db,
  asked: Omit<NewAppointment, 'status'>,
) => {
  const appointment = await insertAppointment(ctx, db, { ...asked, status: statusOfSlot(asked.slot) })
  await recordAppointmentEvent(ctx, db, { appointment, kind: 'booked', actor: 'customer' })
  await queueAppointmentMail(ctx, db, {
    appointment,
    kind: appointment.status === 'pending' ? 'asked' : 'booked',
  })
  await queueStaffNotice(ctx, db, appointment)
  return appointment
}

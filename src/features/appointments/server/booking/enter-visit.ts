import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { statusOfSlot } from '../../appointment-status.rules.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { queueHouseNotice } from '../mails/queue-house-notice.tsx'
import { insertVisit, type NewVisit } from './insert-visit.public.ts'
import { recordVisitEvent } from './record-visit-event.public.ts'

/** Enters a visit that its customer asked for; the house is written to where it has to confirm it. */
export const enterVisit = async (
  ctx: Pick<Context, 'caller' | 'clock' | 'publicUrl' | 'tokens'>,
  db: Db,
  asked: Omit<NewVisit, 'status'>,
) => {
  const visit = await insertVisit(ctx, db, { ...asked, status: statusOfSlot(asked.slot) })
  await recordVisitEvent(ctx, db, { visit, kind: 'booked', actor: 'customer' })
  await queueAppointmentMail(ctx, db, { visit, kind: visit.status === 'pending' ? 'asked' : 'booked' })
  await queueHouseNotice(ctx, db, visit)
  return visit
}

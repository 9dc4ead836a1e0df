import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { statusOfSlot } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { queueHouseNotice } from '../mails/queue-house-notice.tsx'
import { lockBook } from '../slots/lock-book.public.ts'
import { requireSlot } from '../slots/require-slot.ts'
import { dropHold, occupySalon, timeOf } from '../slots/salon-times.public.ts'
import { recordVisitEvent } from './record-visit-event.public.ts'

interface Asked
  extends Pick<
    AppointmentRow,
    'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'eventDate' | 'companions' | 'productId'
  > {
  readonly kind: AppointmentKind
  readonly startMs: number
  readonly holdId: string | undefined
}

/**
 * Books a visit in one transaction under the lock of the book. The open slots are computed again, and the slot that the
 * same form has reserved counts as free. A visit on request has to be confirmed, but occupies its salon already.
 */
export const bookAppointment = (ctx: Context, { kind, startMs, holdId, ...customer }: Asked) =>
  ctx.once(async ({ db }) => {
    const now = dateOf(ctx.clock.now())
    if (customer.eventDate !== null && customer.eventDate < parisTime(now.getTime()).date)
      throw appointmentsErrors.eventPast({ fields: { eventDate: 'errors.eventPast' } })
    await lockBook(ctx, db)
    const slot = await requireSlot({ ...ctx, db }, { kind, startMs, holdId })
    // The slot is checked first: a customer who is too late gets no mail, but other slots.
    await countSending({ ...ctx, db }, { what: 'appointment', email: customer.email })
    if (customer.productId !== null) {
      const found = await db.$count(products, eq(products.id, customer.productId))
      if (found === 0) throw appointmentsErrors.productNotFound()
    }
    if (holdId !== undefined) await dropHold(db, holdId)
    const visit = onlyRow(
      await db
        .insert(appointments)
        .values({
          ...customer,
          kind,
          status: statusOfSlot(slot),
          salon: timeOf(slot).salon,
          startsAt: new Date(slot.startMs),
          endsAt: new Date(slot.endMs),
          accountId: ctx.caller?.id ?? null,
          language: ctx.lng,
          bookedAt: now,
          changedAt: now,
        })
        .returning(),
    )
    await occupySalon(db, { appointmentId: visit.id, slot })
    await recordVisitEvent(ctx, db, { visit, kind: 'booked', actor: 'customer' })
    await queueAppointmentMail(ctx, db, { visit, kind: visit.status === 'pending' ? 'asked' : 'booked' })
    await queueHouseNotice(ctx, db, visit)
    return appointmentOnTheWire(ctx, visit)
  })

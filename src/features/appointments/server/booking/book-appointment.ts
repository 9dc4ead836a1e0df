import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { takeSending } from '../../../accounts/server/security/sending-tries.public.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { statusOfSlot } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'
import { queueHouseNotice } from '../mails/queue-house-notice.tsx'
import { lockBook } from '../slots/lock-book.public.ts'
import { dropHold, occupySalon, timeOf } from '../slots/salon-times.public.ts'
import { takeSlot } from '../slots/take-slot.ts'
import { noteEvent } from './note-event.public.ts'

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
 * Books a visit in one transaction under the lock of the book: what is open is found out anew, the held slot of the same
 * form set aside. What is on request waits for the house, and occupies its salon all the same.
 */
export const bookAppointment = (ctx: Context, { kind, startMs, holdId, ...customer }: Asked) =>
  ctx.once(async ({ db }) => {
    const now = new Date(ctx.clock.now().epochMilliseconds)
    if (customer.eventDate !== null && customer.eventDate < parisTime(now.getTime()).date)
      throw appointmentsErrors.eventPast({ fields: { eventDate: 'errors.eventPast' } })
    await lockBook(ctx, db)
    const slot = await takeSlot({ ...ctx, db }, { kind, startMs, holdId })
    // After the slot: whoever comes too late has not been written to, and is told of other times.
    await takeSending({ ...ctx, db }, { what: 'appointment', email: customer.email })
    if (customer.productId !== null) {
      const found = await db.$count(products, eq(products.id, customer.productId))
      if (found === 0) throw appointmentsErrors.productNotFound()
    }
    if (holdId !== undefined) await dropHold(db, holdId)
    const [visit] = await db
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
      .returning()
    if (!visit) throw new Error('A booked visit answered no row')
    await occupySalon(db, { appointmentId: visit.id, slot })
    await noteEvent(ctx, db, { visit, kind: 'booked', actor: 'customer' })
    await queueAppointmentMail(ctx, db, { visit, kind: visit.status === 'pending' ? 'asked' : 'booked' })
    await queueHouseNotice(ctx, db, visit)
    return appointmentOnTheWire(ctx, visit)
  })

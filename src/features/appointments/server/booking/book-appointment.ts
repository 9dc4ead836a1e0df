import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointmentOnTheWire } from '../appointment-on-the-wire.public.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { lockBook } from '../slots/lock-book.public.ts'
import { requireSlot } from '../slots/require-slot.ts'
import { dropHold } from '../slots/salon-times.public.ts'
import { enterAppointment } from './enter-appointment.ts'

interface BookAppointmentInput
  extends Pick<
    AppointmentRow,
    'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'eventDate' | 'companions' | 'productId'
  > {
  readonly kind: AppointmentKind
  readonly startMs: number
  readonly holdId: string | undefined
}

/**
 * Books an appointment in one transaction under the lock of the book. The open slots are computed again, and the slot that the
 * same form has reserved counts as free. An appointment on request has to be confirmed, but occupies its salon already.
 */
export const bookAppointment = (ctx: Context, { kind, startMs, holdId, ...customer }: BookAppointmentInput) =>
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
    const accountId = ctx.caller?.id ?? null
    const appointment = await enterAppointment(ctx, db, {
      ...customer,
      kind,
      accountId,
      language: ctx.lng,
      slot,
    })
    return appointmentOnTheWire(ctx, appointment)
  })

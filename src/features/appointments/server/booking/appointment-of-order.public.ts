import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisMinute } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { minutesOf } from '../../appointment-kinds.ts'
import { isOpen } from '../../appointment-status.rules.ts'
import type { Slot } from '../../open-slots.rules.ts'
import { isOnRequest } from '../../opening.rules.ts'
import { appointments, salonTimes } from '../appointments.table.ts'
import { lockBook } from '../slots/lock-book.public.ts'
import { findSlot } from '../slots/read-slots.public.ts'
import { requireSlot } from '../slots/require-slot.ts'
import { dropHold, timeOf } from '../slots/salon-times.public.ts'
import { cancelByCustomer } from './cancel-appointment.ts'
import { enterAppointment } from './enter-appointment.ts'

const kind = 'measuring'

/** An account has at most one order that waits for its payment, and so at most one slot that is held for it. */
const holderOf = (accountId: string) => `order of ${accountId}`

/** How much longer than the products the slot is held: a payment of the last minute still finds it. */
const graceMs = 10 * 60_000

interface Held {
  readonly accountId: string
  readonly startMs: number
  readonly untilMs: number
}

/**
 * Holds the slot in which the customer of an order is measured until the order is paid; a slot that was held for this
 * customer before is let go. A slot that is taken refuses the order, with the nearest ones.
 */
export const holdForOrder = async (ctx: Context, db: Db, { accountId, startMs, untilMs }: Held) => {
  await lockBook(ctx, db)
  const heldBy = holderOf(accountId)
  await db.delete(salonTimes).where(eq(salonTimes.heldBy, heldBy))
  const slot = await requireSlot({ ...ctx, db }, { kind, startMs })
  await db.insert(salonTimes).values({ ...timeOf(slot), heldUntil: new Date(untilMs + graceMs), heldBy })
}

interface PaidOrder {
  readonly orderId: string
  readonly accountId: string
  readonly language: Language
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly startMs: number
  readonly productId: string | null
}

/** The slot that is held for the customer. It is not looked for again: what was open when it was held stays promised. */
const heldSlot = async (db: Db, { accountId, startMs }: PaidOrder) => {
  const [held] = await db
    .select()
    .from(salonTimes)
    .where(and(eq(salonTimes.heldBy, holderOf(accountId)), eq(salonTimes.startsAt, new Date(startMs))))
  if (!held) return undefined
  const { hours } = await readHouse(db)
  const [date = '', time = ''] = parisMinute(startMs).split(' ')
  const slot: Slot = {
    startMs,
    endMs: startMs + minutesOf(kind) * 60_000,
    salons: [held.salon],
    onRequest: isOnRequest({ date, time }, hours),
  }
  await dropHold(db, held.id)
  return slot
}

/** Books the appointment that a paid order asked for; undefined when its slot has been taken by somebody else. */
export const bookForOrder = async (ctx: Context, db: Db, order: PaidOrder) => {
  await lockBook(ctx, db)
  const { orderId, startMs, ...customer } = order
  const slot = (await heldSlot(db, order)) ?? (await findSlot({ ...ctx, db }, { kind, startMs })).slot
  return slot && enterAppointment({ ...ctx, caller: null }, db, { ...customer, kind, orderId, slot })
}

/** Cancels the appointment of an order that is called off, if it is still to come. */
export const cancelForOrder = async (ctx: Context, db: Db, orderId: string) => {
  await lockBook(ctx, db)
  const [appointment] = await db
    .select()
    .from(appointments)
    .where(eq(appointments.orderId, orderId))
    .for('update')
  if (appointment && isOpen(appointment.status))
    await cancelByCustomer({ ...ctx, caller: null }, db, appointment)
}

/** The appointment of an order, if one was booked. */
export const appointmentOfOrder = async (db: Db, orderId: string) => {
  const [appointment] = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt, status: appointments.status })
    .from(appointments)
    .where(eq(appointments.orderId, orderId))
  return appointment
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { openStatuses } from '../../appointment-status.rules.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { notifyCustomer } from '../mails/notify-customer.public.ts'
import { lockBook } from '../slots/lock-book.public.ts'
import { requireSlot } from '../slots/require-slot.ts'
import { freeSalon } from '../slots/salon-times.public.ts'
import { enterAppointment } from './enter-appointment.ts'
import { insertAppointment } from './insert-appointment.public.ts'
import { refuseTooEarly } from './lock-appointment.ts'
import { changed, recordAppointmentEvent } from './record-appointment-event.public.ts'

const isToCome = inArray(appointments.status, [...openStatuses])

/** The appointments of a commission that were not cancelled, in their order. */
export const appointmentsOfCommission = async (db: Db, commissionId: string) => {
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.commissionId, commissionId),
        inArray(appointments.status, ['pending', 'confirmed', 'honoured', 'absent']),
      ),
    )
    .orderBy(asc(appointments.startsAt))
  return rows.flatMap(({ commissionStage: stage, ...row }) => (stage === null ? [] : [{ ...row, stage }]))
}

/** The appointments that are still to come, of some commissions. */
export const findOpenAppointments = async (db: Db, commissionIds: readonly string[]) => {
  const rows = await db
    .select({
      commissionId: appointments.commissionId,
      stage: appointments.commissionStage,
      startsAt: appointments.startsAt,
    })
    .from(appointments)
    .where(and(inArray(appointments.commissionId, [...commissionIds]), isToCome))
  return rows.flatMap(({ commissionId, stage, startsAt }) =>
    commissionId === null || stage === null ? [] : [{ commissionId, stage, startsAt }],
  )
}

interface ForCommission
  extends Pick<
    AppointmentRow,
    'accountId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'language' | 'eventDate' | 'notBefore'
  > {
  readonly commissionId: string
  readonly commissionStage: string
  readonly kind: AppointmentKind
  readonly startMs: number
}

/** Books an appointment of a commission in an open slot, as its customer does. */
export const bookForCommission = async (ctx: Context, db: Db, { startMs, ...asked }: ForCommission) => {
  refuseTooEarly(ctx, { startMs, notBefore: asked.notBefore })
  await lockBook(ctx, db)
  const slot = await requireSlot({ ...ctx, db }, { kind: asked.kind, startMs })
  return enterAppointment(ctx, db, { ...asked, slot })
}

/** Notes one for a customer who telephones: it is confirmed at once, and a mail says so. */
export const noteForCommission = async (ctx: Context, db: Db, { startMs, ...asked }: ForCommission) => {
  await lockBook(ctx, db)
  const slot = await requireSlot({ ...ctx, db }, { kind: asked.kind, startMs })
  const appointment = await insertAppointment(ctx, db, { ...asked, status: 'confirmed', slot })
  await recordAppointmentEvent(ctx, db, { appointment, kind: 'booked', actor: 'house' })
  await notifyCustomer(ctx, db, { appointment, kind: 'noted' })
  return appointment
}

/** Cancels those that are still to come, with the words that end their commission. */
export const cancelForCommission = async (
  ctx: Context,
  db: Db,
  { commissionId, reason }: { readonly commissionId: string; readonly reason: string },
) => {
  await lockBook(ctx, db)
  const open = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.commissionId, commissionId), isToCome))
    .for('update')
  for (const { id } of open) {
    const set = { status: 'cancelled_by_house' as const, cancelReason: reason, ...changed(ctx) }
    const appointment = onlyRow(
      await db.update(appointments).set(set).where(eq(appointments.id, id)).returning(),
    )
    await freeSalon(db, id)
    await recordAppointmentEvent(ctx, db, { appointment, kind: 'cancelled', actor: 'house' })
    await notifyCustomer(ctx, db, { appointment, kind: 'cancelledByHouse', reason })
  }
}

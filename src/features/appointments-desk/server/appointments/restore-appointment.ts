import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import type { AppointmentEventKind } from '../../../appointments/appointment-events.ts'
import {
  type AppointmentStatus,
  appointmentStatuses,
  isOpen,
  openStatuses,
} from '../../../appointments/appointment-status.rules.ts'
import { type Salon, salons } from '../../../appointments/appointments.limits.ts'
import {
  type AppointmentRow,
  appointmentEvents,
  appointments,
} from '../../../appointments/server/appointments.table.ts'
import {
  changed,
  recordAppointmentEvent,
} from '../../../appointments/server/booking/record-appointment-event.public.ts'
import { notifyCustomer, untellCustomer } from '../../../appointments/server/mails/notify-customer.public.ts'
import { lockBook } from '../../../appointments/server/slots/lock-book.public.ts'
import { occupySalon, timeOf } from '../../../appointments/server/slots/salon-times.public.ts'
import type { DoneDeed } from '../../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../../take-backs/take-backs.errors.ts'
import { lockAppointment } from './lock-appointment.ts'
import { requirePlace } from './placement.ts'

interface Place {
  readonly startMs: number
  readonly salon: Salon
}

const statusIn = ({ status }: DoneDeed['before']): AppointmentStatus => {
  const known = appointmentStatuses.find((each) => each === status)
  if (!known) throw takeBacksErrors.nothingToTakeBack()
  return known
}

const placeIn = ({ startsAt, salon }: DoneDeed['before']): Place => {
  const known = salons.find((each) => each === salon)
  const startMs = typeof startsAt === 'string' ? Date.parse(startsAt) : Number.NaN
  if (!known || Number.isNaN(startMs)) throw takeBacksErrors.nothingToTakeBack()
  return { startMs, salon: known }
}

/** The event that is taken back was not seen by the customer: their history is as if it had not been. */
const forgetEvent = async (
  db: Db,
  { appointment, kind }: { appointment: AppointmentRow; kind: AppointmentEventKind },
) => {
  const [last] = await db
    .select({ id: appointmentEvents.id })
    .from(appointmentEvents)
    .where(and(eq(appointmentEvents.appointmentId, appointment.id), eq(appointmentEvents.kind, kind)))
    .orderBy(desc(appointmentEvents.id))
    .limit(1)
  if (last) await db.delete(appointmentEvents).where(eq(appointmentEvents.id, last.id))
}

const occupyAgain = async (ctx: Context, db: Db, appointment: AppointmentRow, place: Place) => {
  const slot = await requirePlace(
    { ...ctx, db },
    { ...place, kind: appointment.kind, evenIfClosed: true, appointmentId: appointment.id },
  )
  await occupySalon(db, { appointmentId: appointment.id, slot })
  return slot
}

/** Whether the stage of a commission that it was for has another appointment to come by now. */
const isBookedAnew = async (db: Db, { id, commissionId, commissionStage }: AppointmentRow) => {
  if (commissionId === null || commissionStage === null) return false
  const others = await db.$count(
    appointments,
    and(
      ne(appointments.id, id),
      eq(appointments.commissionId, commissionId),
      eq(appointments.commissionStage, commissionStage),
      inArray(appointments.status, [...openStatuses]),
    ),
  )
  return others > 0
}

type MailKind = Parameters<typeof untellCustomer>[1]['kind']

/** Gives an appointment the status back that it had, as long as the customer was not told of the other. */
export const restoreStatus = async (
  ctx: Context,
  db: Db,
  { id, before, after }: DoneDeed,
  { kind, told }: { readonly kind: AppointmentEventKind; readonly told?: MailKind },
) => {
  await lockBook(ctx, db)
  const appointment = await lockAppointment(db, id)
  if (appointment.status !== after.status) throw takeBacksErrors.changedSince()
  const status = statusIn(before)
  if (isOpen(status) && (await isBookedAnew(db, appointment))) throw takeBacksErrors.changedSince()
  if (told && !(await untellCustomer(db, { appointment, kind: told }))) throw takeBacksErrors.toldAlready()
  if (kind === 'cancelled')
    await occupyAgain(ctx, db, appointment, {
      startMs: appointment.startsAt.getTime(),
      salon: appointment.salon,
    })
  await db
    .update(appointments)
    .set({ status, cancelReason: '', ...changed(ctx) })
    .where(eq(appointments.id, id))
  await forgetEvent(db, { appointment, kind })
}

/** Moves an appointment back to where it was; a customer who was told that it moved is told so too. */
export const restorePlace = async (ctx: Context, db: Db, { id, before, after }: DoneDeed) => {
  await lockBook(ctx, db)
  const appointment = await lockAppointment(db, id)
  const [place, left] = [placeIn(before), placeIn(after)]
  const isThere = appointment.startsAt.getTime() === left.startMs && appointment.salon === left.salon
  if (!isThere || appointment.status !== after.status) throw takeBacksErrors.changedSince()
  const isSameTime = place.startMs === left.startMs
  const isUntold = isSameTime || (await untellCustomer(db, { appointment, kind: 'movedByHouse' }))
  const slot = await occupyAgain(ctx, db, appointment, place)
  const moved = onlyRow(
    await db
      .update(appointments)
      .set({
        salon: timeOf(slot).salon,
        startsAt: new Date(slot.startMs),
        endsAt: new Date(slot.endMs),
        ...(isUntold && { status: statusIn(before) }),
        ...changed(ctx),
      })
      .where(eq(appointments.id, id))
      .returning(),
  )
  if (isUntold) return forgetEvent(db, { appointment, kind: 'moved' })
  await recordAppointmentEvent(ctx, db, { appointment: moved, kind: 'moved', actor: 'house' })
  await notifyCustomer(ctx, db, { appointment: moved, kind: 'movedByHouse' })
}

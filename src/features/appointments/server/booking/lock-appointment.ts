import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { freeUntilMs } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { noticeHours } from '../../appointments.limits.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { hasLink, type LinkPurpose } from '../link-keys.public.ts'

/** The appointment that a customer names, and the key of the mailed link, if there is one. */
export interface Named {
  readonly id: string
  readonly key: string | undefined
}

/** The appointment, for its owner and for the holder of its link; any other caller gets « not found ». */
const itsCustomers = (
  ctx: Pick<Context, 'caller' | 'tokens'>,
  appointment: AppointmentRow | undefined,
  { key, purposes }: Pick<Named, 'key'> & { purposes: readonly LinkPurpose[] },
) => {
  if (!appointment) throw appointmentsErrors.appointmentNotFound()
  const { id, accountId } = appointment
  const isOwner = ctx.caller !== null && accountId === ctx.caller.id
  if (!isOwner && !purposes.some((purpose) => hasLink(ctx, { purpose, id, key })))
    throw appointmentsErrors.appointmentNotFound()
  return appointment
}

/** Finds an appointment to show; the key of a calendar link allows no more than this. */
export const findAppointment = async (
  ctx: Context,
  { id, key }: Named,
  purposes: readonly LinkPurpose[] = ['manage'],
) => {
  const [appointment] = await ctx.db.select().from(appointments).where(eq(appointments.id, id))
  return itsCustomers(ctx, appointment, { key, purposes })
}

/** Finds an appointment to change, and locks it until the transaction ends. */
export const lockAppointment = async (
  ctx: Pick<Context, 'caller' | 'tokens'>,
  db: Db,
  { id, key }: Named,
) => {
  const [appointment] = await db.select().from(appointments).where(eq(appointments.id, id)).for('update')
  return itsCustomers(ctx, appointment, { key, purposes: ['manage'] })
}

interface Start {
  readonly startMs: number
  readonly notBefore: CivilDate | null
}

/** Refuses a day on which what is to be tried on cannot be ready. */
export const refuseTooEarly = ({ lng }: Pick<Context, 'lng'>, { startMs, notBefore }: Start) => {
  if (notBefore !== null && parisTime(startMs).date < notBefore)
    throw appointmentsErrors.notReadyBy({ values: { day: longDay(notBefore, lng) } })
}

/** Refuses a change that the customer can no longer make online, because the appointment is too near. */
export const refuseTooLate = ({ clock }: Pick<Context, 'clock'>, startsAt: Date) => {
  if (clock.now().epochMilliseconds > freeUntilMs(startsAt.getTime()))
    throw appointmentsErrors.tooLate({ values: { hours: noticeHours } })
}

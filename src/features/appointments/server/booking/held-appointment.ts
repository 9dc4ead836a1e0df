import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { freeUntilMs } from '../../appointment-status.rules.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { appointments } from '../appointments.table.ts'

/** Which visit a customer means. */
export interface Named {
  readonly id: string
}

/** The caller's own visit, locked until the transaction ends; another's is not found. */
export const heldAppointment = async ({ caller }: Pick<Context, 'caller'>, db: Db, { id }: Named) => {
  const [visit] = await db.select().from(appointments).where(eq(appointments.id, id)).for('update')
  if (!visit || caller === null || visit.accountId !== caller.id)
    throw appointmentsErrors.appointmentNotFound()
  return visit
}

/** Refuses what the customer can do no longer without the house: the visit is too near. */
export const refuseTooLate = ({ clock }: Pick<Context, 'clock'>, startsAt: Date) => {
  if (clock.now().epochMilliseconds > freeUntilMs(startsAt.getTime())) throw appointmentsErrors.tooLate()
}

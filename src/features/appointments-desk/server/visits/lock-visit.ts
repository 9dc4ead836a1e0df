import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { appointmentsErrors } from '../../../appointments/appointments.errors.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'

/** Locks a visit until the transaction ends: of two calls that change it, the second sees what the first has done. */
export const lockVisit = async (db: Db, id: string) => {
  const [visit] = await db.select().from(appointments).where(eq(appointments.id, id)).for('update')
  if (!visit) throw appointmentsErrors.appointmentNotFound()
  return visit
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { appointmentsErrors } from '../../../appointments/appointments.errors.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'

/** Locks an appointment until the transaction ends: of two calls that change it, the second sees what the first has done. */
export const lockAppointment = async (db: Db, id: string) => {
  const [appointment] = await db.select().from(appointments).where(eq(appointments.id, id)).for('update')
  if (!appointment) throw appointmentsErrors.appointmentNotFound()
  return appointment
}

import { count } from 'drizzle-orm'
import { appointments } from '../../appointments/server/appointments.table.ts'
import type { Waiting } from '../../desk/server/waiting.public.ts'
import { waitsForStaff } from './appointments-to-see.public.ts'

export const appointmentsWaiting: Waiting = {
  room: 'adminAppointments',
  count: (db, today) => db.select({ count: count() }).from(appointments).where(waitsForStaff(today)),
}

import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { bufferMinutes, type Salon } from '../../appointments.limits.ts'
import type { Slot } from '../../open-slots.rules.ts'
import { salonTimes } from '../appointments.table.ts'

const bufferMs = bufferMinutes * 60_000

/** The columns of a salon's time, with the buffer after the appointment. */
export const timeOf = ({ startMs, endMs, salons: [salon] }: Slot) => {
  if (salon === undefined) throw new Error('A slot without a salon')
  return { salon, startsAt: new Date(startMs), endsAt: new Date(endMs + bufferMs) }
}

/** Releases a reserved slot; succeeds as well when it has expired. */
export const dropHold = (db: Db, holdId: string) =>
  db.delete(salonTimes).where(and(eq(salonTimes.id, holdId), isNotNull(salonTimes.heldUntil)))

interface Occupied {
  readonly appointmentId: string
  readonly slot: Slot
}

/** Occupies a salon for an appointment; the earlier time of the appointment is released. */
export const occupySalon = async (db: Db, { appointmentId, slot }: Occupied): Promise<Salon> => {
  const time = timeOf(slot)
  await db
    .insert(salonTimes)
    .values({ ...time, appointmentId })
    .onConflictDoUpdate({ target: salonTimes.appointmentId, set: time })
  return time.salon
}

export const freeSalon = (db: Db, appointmentId: string) =>
  db.delete(salonTimes).where(eq(salonTimes.appointmentId, appointmentId))

import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import type { Slot } from '../../open-slots.rules.ts'
import { appointments } from '../appointments.table.ts'
import { occupySalon, timeOf } from '../slots/salon-times.public.ts'

/** An appointment without what its slot and the clock say of it. */
export type NewAppointment = Omit<
  typeof appointments.$inferInsert,
  'salon' | 'startsAt' | 'endsAt' | 'bookedAt' | 'changedAt'
> & { readonly slot: Slot }

/** Inserts an appointment in a slot that is free, under the lock of the book, and occupies its salon. */
export const insertAppointment = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { slot, ...appointment }: NewAppointment,
) => {
  const now = dateOf(clock.now())
  const row = onlyRow(
    await db
      .insert(appointments)
      .values({
        ...appointment,
        salon: timeOf(slot).salon,
        startsAt: new Date(slot.startMs),
        endsAt: new Date(slot.endMs),
        bookedAt: now,
        changedAt: now,
      })
      .returning(),
  )
  await occupySalon(db, { appointmentId: row.id, slot })
  return row
}

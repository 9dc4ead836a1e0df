import { dateOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { NewPicture } from '../../../shared/pictures/stored-picture.ts'
import type { PlateSlot } from '../plate-slots.ts'
import { plates } from './plates.table.ts'

interface NewPlate extends NewPicture {
  readonly slot: PlateSlot
  readonly updatedAt: Temporal.Instant
}

/** Puts a picture into an empty slot, inside a transaction of the caller, who announces it; a picture that is there stays. */
export const fillPlate = async (db: Db, { widths, updatedAt, ...plate }: NewPlate) => {
  const filled = await db
    .insert(plates)
    .values({ ...plate, widths: [...widths], updatedAt: dateOf(updatedAt) })
    .onConflictDoNothing()
    .returning({ slot: plates.slot })
  return filled.length > 0
}

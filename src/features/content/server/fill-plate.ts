import type { Db } from '../../../platform/db/database.ts'
import type { PlateSlot } from '../plate-slots.ts'
import { plates } from './content.table.ts'

interface NewPlate {
  readonly slot: PlateSlot
  readonly key: string
  readonly width: number
  readonly height: number
  readonly color: string
  readonly widths: readonly number[]
  readonly altFr: string
  readonly altEn?: string | undefined
  readonly updatedAt: Temporal.Instant
}

/** Puts a picture into an empty slot, inside a transaction of the caller, who announces it; a picture that is there stays. */
export const fillPlate = async (db: Db, { widths, updatedAt, ...plate }: NewPlate) => {
  const filled = await db
    .insert(plates)
    .values({ ...plate, widths: [...widths], updatedAt: new Date(updatedAt.epochMilliseconds) })
    .onConflictDoNothing()
    .returning({ slot: plates.slot })
  return filled.length > 0
}

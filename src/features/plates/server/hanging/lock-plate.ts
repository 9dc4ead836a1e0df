import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { PlacedSlot } from '../../plate-places.ts'
import { plates } from '../plates.table.ts'

type PlateRow = typeof plates.$inferSelect

/** Locks a slot for the rest of the transaction, whether a picture is in it or not. */
export const lockPlate = async (tx: Db, slot: PlacedSlot): Promise<PlateRow | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`plate:${slot}`}))`)
  const [row] = await tx.select().from(plates).where(eq(plates.slot, slot))
  return row
}

/** What the log keeps of a picture. */
export const keptPlate = ({ key, altFr, altEn, focalX, focalY }: Omit<PlateRow, 'updatedAt'>) => ({
  key,
  altFr,
  altEn,
  focalPoint: `${focalX} / ${focalY}`,
})

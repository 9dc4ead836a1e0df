import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../platform/db/database.ts'
import type { CategorySlot, PlacedSlot } from '../../plate-places.ts'
import { plates } from '../plates.table.ts'

export type PlateRow = typeof plates.$inferSelect

/** Where a picture hangs. */
export interface PlaceOfPlate {
  readonly slot: PlacedSlot | CategorySlot
  /** Locks what the picture belongs to, or refuses where that is gone. */
  readonly lockOwner?: (tx: Db) => Promise<unknown>
}

/** Locks a slot for the rest of the transaction, whether a picture is in it or not; its owner first. */
export const lockPlate = async (tx: Db, { slot, lockOwner }: PlaceOfPlate): Promise<PlateRow | undefined> => {
  await lockOwner?.(tx)
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

/** What nobody edits of a picture that went, and the claim under which its files wait for the sweep. */
export const hungAsSchema = z.object({
  claim: z.uuid(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  widths: z.array(z.int()),
})

export const hungAs = (
  { width, height, color, widths }: PlateRow,
  claim: string,
): z.input<typeof hungAsSchema> => ({ claim, width, height, color, widths })

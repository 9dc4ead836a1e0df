import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { shareOnTheWire } from '../../../platform/media/share/share-on-the-wire.ts'
import { pictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import type { PlateImage } from '../plate.schema.ts'
import type { PlateSlot } from '../plate-slots.ts'
import { plates } from './plates.table.ts'

/** Most pictures keep their middle in sight, of which nothing need be said. */
const focalPointOf = ({ focalX: x, focalY: y }: typeof plates.$inferSelect) =>
  x === 50 && y === 50 ? {} : { focalPoint: { x, y } }

/** The pictures of these slots, under their names; an empty slot is left out. */
export const findPlates = async (
  { db, lng }: Context,
  slots: readonly PlateSlot[],
): Promise<Partial<Record<string, PlateImage>>> => {
  if (slots.length === 0) return {}
  const rows = await db
    .select()
    .from(plates)
    .where(inArray(plates.slot, [...slots]))
  return Object.fromEntries(
    rows.map((row) => [
      row.slot,
      { ...pictureOnTheWire(row, lng), ...shareOnTheWire(row), ...focalPointOf(row) },
    ]),
  )
}

import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { shareOnTheWire } from '../../../platform/media/share/share-on-the-wire.ts'
import { focalPointOnTheWire } from '../../../shared/pictures/focal-point-on-the-wire.ts'
import { pictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import type { PlateImage } from '../plate.schema.ts'
import type { PlateSlot } from '../plate-slots.ts'
import { plates } from './plates.table.ts'

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
      { ...pictureOnTheWire(row, lng), ...shareOnTheWire(row), ...focalPointOnTheWire(row) },
    ]),
  )
}

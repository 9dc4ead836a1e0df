import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import {
  definePictureFinishing,
  finishShown,
  type ShownWidths,
} from '../../../../platform/media/finish-shown.ts'
import { plates } from '../plates.table.ts'
import { plateTag } from '../plates.tags.public.ts'

export const finishingPlate = definePictureFinishing('content.finish-plate')

const shown: ShownWidths = {
  find: async (db, key) => {
    const [row] = await db.select({ widths: plates.widths }).from(plates).where(eq(plates.key, key)).limit(1)
    return row?.widths
  },
  show: async ({ db, announce }, { key, widths }) => {
    const rows = await db
      .update(plates)
      .set({ widths: [...widths] })
      .where(eq(plates.key, key))
      .returning({ slot: plates.slot })
    announce(...rows.map(({ slot }) => plateTag(slot)))
    return rows.length > 0
  },
}

/** Every slot with this picture shows it at all widths then. */
export const finishPlate = (ctx: Context, picture: { key: string; signal?: AbortSignal }) =>
  finishShown(ctx, shown, picture)

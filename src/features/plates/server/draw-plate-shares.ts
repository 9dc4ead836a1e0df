import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import {
  defineShareDrawing,
  drawShares,
  type SharedPictures,
  type ShareRun,
} from '../../../platform/media/share/draw-shares.ts'
import { houseResident } from '../../settings/server/house.public.ts'
import { headPlates } from '../plate-slots.ts'
import { plates } from './plates.table.ts'
import { plateTag } from './plates.tags.public.ts'

export const plateShareDrawing = defineShareDrawing('content.draw-share-pictures')

const shared: SharedPictures = {
  find: (db, { file, most }) =>
    db
      .selectDistinct({ key: plates.key, widths: plates.widths })
      .from(plates)
      .where(and(inArray(plates.slot, [...headPlates]), sql`${plates.share} is distinct from ${file}`))
      .orderBy(asc(plates.key))
      .limit(most),
  show: async ({ db, announce }, { key, share }) => {
    const shown = await db
      .update(plates)
      .set({ share })
      .where(eq(plates.key, key))
      .returning({ slot: plates.slot })
    announce(...shown.map(({ slot }) => plateTag(slot)))
    return shown.length > 0
  },
}

/** Makes what a shared link shows of each page that a plate stands for. */
export const drawPlateShares = async (ctx: Context, run: ShareRun = {}) =>
  drawShares(ctx, shared, { ...run, houseName: (await ctx.resident(houseResident)).name })

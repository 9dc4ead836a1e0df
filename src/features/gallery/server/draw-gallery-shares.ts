import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import {
  defineShareDrawing,
  drawShares,
  type SharedPictures,
  type ShareRun,
} from '../../../platform/media/share/draw-shares.ts'
import { houseResident } from '../../settings/server/house.public.ts'
import { galleryItems } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'

export const galleryShareDrawing = defineShareDrawing('gallery.draw-share-pictures')

/** Those of all items that are shown some day: a filter, another order or a new day makes any of them the first. */
const shared: SharedPictures = {
  find: (db, { file, most }) =>
    db
      .selectDistinct({ key: galleryItems.key, widths: galleryItems.widths })
      .from(galleryItems)
      .where(and(eq(galleryItems.published, true), sql`${galleryItems.share} is distinct from ${file}`))
      .orderBy(asc(galleryItems.key))
      .limit(most),
  show: async ({ db, announce }, { key, share }) => {
    const items = await db
      .update(galleryItems)
      .set({ share })
      .where(eq(galleryItems.key, key))
      .returning({ board: galleryItems.board })
    announce(...items.map(({ board }) => galleryTag(board)))
    return items.length > 0
  },
}

/** Makes what a shared link shows of each picture; it is no edit, and raises no version. */
export const drawGalleryShares = async (ctx: Context, run: ShareRun = {}) =>
  drawShares(ctx, shared, { ...run, houseName: (await ctx.resident(houseResident)).name })

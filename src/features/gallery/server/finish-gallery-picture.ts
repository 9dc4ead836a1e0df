import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import {
  definePictureFinishing,
  finishShown,
  type ShownWidths,
} from '../../../platform/media/finish-shown.ts'
import { galleryItems } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'

export const finishingGalleryPicture = definePictureFinishing('gallery.finish-picture')

const shown: ShownWidths = {
  find: async (db, key) => {
    const [row] = await db
      .select({ widths: galleryItems.widths })
      .from(galleryItems)
      .where(eq(galleryItems.key, key))
      .limit(1)
    return row?.widths
  },
  show: async ({ db, announce }, { key, widths }) => {
    const items = await db
      .update(galleryItems)
      .set({ widths: [...widths] })
      .where(eq(galleryItems.key, key))
      .returning({ board: galleryItems.board })
    announce(...items.map(({ board }) => galleryTag(board)))
    return items.length > 0
  },
}

/** Every item that shows this picture shows it at all widths then; it is no edit, and raises no version. */
export const finishGalleryPicture = (ctx: Context, picture: { key: string; signal?: AbortSignal }) =>
  finishShown(ctx, shown, picture)

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { finishShown, type ShownWidths } from '../../../platform/media/finish-shown.ts'
import { galleryItems } from './gallery.table.ts'
import { galleryTag } from './gallery.tags.ts'

/** Makes the widths that an uploaded picture is not shown at yet; given up, it stays at the one it has. */
export const finishingGalleryPicture = defineJob({
  name: 'gallery.finish-picture',
  data: z.object({ key: z.string() }),
  oneByOne: true,
  retries: 8,
})

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

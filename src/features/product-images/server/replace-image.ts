import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { importUploads } from '../../../platform/media/importing/import-uploads.ts'
import { storeTaken } from '../../../platform/media/store-taken.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { notedPicture } from '../../../shared/pictures/picture-notes.ts'
import { productImages } from '../../catalog/server/catalog.table.ts'
import { changeImages, imageAmong } from './change-images.ts'
import { finishingPicture } from './finish-picture.ts'

interface Replacement {
  readonly productId: string
  readonly imageId: string
  readonly files: readonly UploadedFile[]
}

/**
 * Puts another picture in the place of one. Its words and its place stay, as the picture of the same thing; what stays in
 * sight is again its middle. Returns what to look at in the new one.
 */
export const replaceImage = async (ctx: Context, { productId, imageId, files }: Replacement) => {
  const taken = await importUploads(files)
  await storeTaken(ctx, taken, (tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'image_replaced',
      change: async ({ db, images }) => {
        const replaced = imageAmong(images, imageId)
        const [first] = taken
        if (!first) throw new Error('An upload came without its file')
        const { key, width, height, color, widths } = first.picture
        await db
          .update(productImages)
          .set({
            mediaKey: key,
            width,
            height,
            color,
            widths: [...widths],
            share: null,
            focalX: 50,
            focalY: 50,
          })
          .where(eq(productImages.id, replaced.id))
        await ctx.jobs.enqueue(db, { kind: finishingPicture, data: { key }, key })
      },
    }),
  )
  return taken.map(({ picture, colours }) => notedPicture({ ...picture, colours }))
}

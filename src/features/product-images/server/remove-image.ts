import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { productImages } from '../../catalog/server/catalog.table.ts'
import { changeImages, imageAmong, placeImages } from './change-images.ts'

/** Removes a picture from a product. */
export const removeImage = (ctx: Context, { productId, imageId }: { productId: string; imageId: string }) =>
  ctx.write((tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'image_removed',
      change: async ({ db, images }) => {
        const removed = imageAmong(images, imageId)
        await db.delete(productImages).where(eq(productImages.id, removed.id))
        await placeImages(
          db,
          images.flatMap(({ id }) => (id === removed.id ? [] : [id])),
        )
      },
    }),
  )

import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../platform/context/context.ts'
import { productImagesErrors } from '../product-images.errors.ts'
import { changeImages, imageAmong, placeImages } from './change-images.ts'

interface NewOrder {
  readonly productId: string
  readonly imageIds: readonly string[]
}

/**
 * Puts the pictures of a product in this order. The call must name each of them once. If another editor has changed
 * them meanwhile, it is refused.
 */
export const reorderImages = (ctx: Context, { productId, imageIds }: NewOrder) =>
  ctx.write((tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'images_reordered',
      change: async ({ db, images }) => {
        const wanted = imageIds.map((id) => id.toLowerCase())
        const present = images.map(({ id }) => id)
        if (!isDeepStrictEqual(wanted.toSorted(), present.toSorted()))
          throw productImagesErrors.imageOrderIncomplete({
            fields: { imageIds: 'errors.imageOrderIncomplete' },
          })
        await placeImages(db, wanted)
      },
    }),
  )

/** Makes a picture the first one of its product. The others keep their order. */
export const setMainImage = (ctx: Context, { productId, imageId }: { productId: string; imageId: string }) =>
  ctx.write((tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'main_image_set',
      change: async ({ db, images }) => {
        const main = imageAmong(images, imageId)
        await placeImages(db, [main.id, ...images.flatMap(({ id }) => (id === main.id ? [] : [id]))])
      },
    }),
  )

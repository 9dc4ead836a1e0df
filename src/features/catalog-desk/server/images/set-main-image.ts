import type { Context } from '../../../../platform/context/context.ts'
import { changeImages } from './change-images.ts'
import { imageAmong } from './image-among.ts'
import { placeImages } from './place-images.ts'

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

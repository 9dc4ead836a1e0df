import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { FocalPoint } from '../../../shared/pictures/focal-point.schema.ts'
import { productImages } from '../../catalog/server/catalog.table.ts'
import { changeImages, imageAmong } from './change-images.ts'

interface Description {
  readonly productId: string
  readonly imageId: string
  readonly altFr: string
  readonly altEn: string | null
  /** Absent it stays as it is. */
  readonly focalPoint?: FocalPoint | undefined
}

/** Sets the description of a picture, which screen readers read, and what of it stays in sight. */
export const describeImage = (ctx: Context, { productId, imageId, altFr, altEn, focalPoint }: Description) =>
  ctx.write((tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'image_described',
      change: async ({ db, images }) => {
        const { id } = imageAmong(images, imageId)
        await db
          .update(productImages)
          .set({ altFr, altEn, ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }) })
          .where(eq(productImages.id, id))
      },
    }),
  )

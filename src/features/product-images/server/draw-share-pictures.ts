import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import {
  defineShareDrawing,
  drawShares,
  type SharedPictures,
  type ShareRun,
} from '../../../platform/media/share/draw-shares.ts'
import { productImages, products } from '../../catalog/server/catalog.table.ts'
import { productTag } from '../../catalog/server/catalog.tags.public.ts'
import { houseResident } from '../../settings/server/house.public.ts'

export const shareDrawing = defineShareDrawing('catalog.draw-share-pictures')

const isMain = sql`not exists (
  select from product_images before
  where before.product_id = ${productImages.productId} and before.position < ${productImages.position})`

/** Only main pictures have a picture for shared links. */
const shared: SharedPictures = {
  find: (db, { file, most }) =>
    db
      .selectDistinct({ key: productImages.mediaKey, widths: productImages.widths })
      .from(productImages)
      .innerJoin(products, and(eq(products.id, productImages.productId), isNull(products.deletedAt)))
      .where(and(isMain, sql`${productImages.share} is distinct from ${file}`))
      .orderBy(asc(productImages.mediaKey))
      .limit(most),
  show: async ({ db, announce }, { key, share }) => {
    const products = await db
      .update(productImages)
      .set({ share })
      .where(eq(productImages.mediaKey, key))
      .returning({ id: productImages.productId })
    announce(...products.map(({ id }) => productTag(id)))
    return products.length > 0
  },
}

/** Draws the picture that a shared link shows, for each product. */
export const drawSharePictures = async (ctx: Context, run: ShareRun = {}) =>
  drawShares(ctx, shared, { ...run, houseName: (await ctx.resident(houseResident)).name })

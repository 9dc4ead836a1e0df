import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import {
  definePictureFinishing,
  finishShown,
  type ShownWidths,
} from '../../../platform/media/finish-shown.ts'
import { productImages } from '../../catalog/server/catalog.table.ts'
import { productPicturesTag, productTag } from '../../catalog/server/catalog.tags.public.ts'

export const finishingPicture = definePictureFinishing('catalog.finish-picture')

const shown: ShownWidths = {
  find: async (db, key) => {
    const [row] = await db
      .select({ widths: productImages.widths })
      .from(productImages)
      .where(eq(productImages.mediaKey, key))
      .limit(1)
    return row?.widths
  },
  show: async ({ db, announce }, { key, widths }) => {
    const products = await db
      .update(productImages)
      .set({ widths: [...widths] })
      .where(eq(productImages.mediaKey, key))
      .returning({ id: productImages.productId })
    if (products.length > 0) announce(productPicturesTag, ...products.map(({ id }) => productTag(id)))
    return products.length > 0
  },
}

/** Afterwards every product with this picture shows it at all widths. */
export const finishPicture = (ctx: Context, picture: { key: string; signal?: AbortSignal }) =>
  finishShown(ctx, shown, picture)

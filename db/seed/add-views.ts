import { and, eq, isNull } from 'drizzle-orm'
import { productImages, products } from '../../src/features/catalog/server/catalog.table.ts'
import { productsTag, productTag } from '../../src/features/catalog/server/catalog.tags.ts'
import type { Context } from '../../src/platform/context/context.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { NewPicture } from '../../src/shared/pictures/stored-picture.ts'

/** Whether the piece still shows this picture; a house that has put its own photographs there wants no croquis among them. */
export const showsPicture = async (db: Db, { productId, key }: { productId: string; key: string }) =>
  (await db.$count(
    productImages,
    and(eq(productImages.productId, productId), eq(productImages.mediaKey, key)),
  )) > 0

interface Views {
  readonly productId: string
  readonly front: string
  readonly images: readonly NewPicture[]
}

/** Puts pictures behind those of a piece, unless they are there already or the piece has lost its front view. */
export const addViews = (ctx: Context, { productId, front, images }: Views) =>
  ctx.write(async ({ db, announce }) => {
    const standing = and(eq(products.id, productId), isNull(products.deletedAt))
    // Locked, so that nobody else numbers this piece's pictures meanwhile.
    const [product] = await db.select({ id: products.id }).from(products).where(standing).for('update')
    if (!product) return
    const shown = await db
      .select({ key: productImages.mediaKey, position: productImages.position })
      .from(productImages)
      .where(eq(productImages.productId, productId))
    const keys = new Set(shown.map(({ key }) => key))
    const added = images.filter(({ key }) => !keys.has(key))
    if (!keys.has(front) || added.length === 0) return
    const next = Math.max(...shown.map(({ position }) => position)) + 1
    await db.insert(productImages).values(
      added.map(({ key, widths, ...image }, place) => ({
        ...image,
        mediaKey: key,
        widths: [...widths],
        productId,
        position: next + place,
      })),
    )
    announce(productTag(productId), productsTag)
  })

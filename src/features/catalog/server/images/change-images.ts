import { asc, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productImages, products } from '../catalog.table.ts'
import { productsTag, productTag } from '../catalog.tags.ts'
import { type LockedProduct, lockProduct } from '../lock-product.ts'
import { shareDrawing } from './draw-share-pictures.ts'

/** The pictures of a piece in their order, as the audit log tells them too. */
const readImages = (db: Db, productId: string) =>
  db
    .select({
      id: productImages.id,
      key: productImages.mediaKey,
      altFr: productImages.altFr,
      altEn: productImages.altEn,
    })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id))

export type ImageInPlace = Awaited<ReturnType<typeof readImages>>[number]

interface ImagesChange<T> {
  readonly productId: string
  /** For the audit log: `image_removed`. */
  readonly action: string
  readonly change: (now: {
    readonly db: Db
    readonly piece: LockedProduct
    readonly images: readonly ImageInPlace[]
  }) => Promise<T>
}

/** Changes the pictures of a piece, which is locked meanwhile: two changes follow each other, and each is a new version. */
export const changeImages = async <T>(
  ctx: Context,
  { db, announce }: Write,
  { productId, action, change }: ImagesChange<T>,
): Promise<T> => {
  const piece = await lockProduct(db, { id: productId })
  const before = await readImages(db, piece.id)
  const answer = await change({ db, piece, images: before })
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds)
  await db
    .update(products)
    .set({ updatedAt, version: piece.version + 1 })
    .where(eq(products.id, piece.id))
  await audit(db, ctx, {
    action: `product.${action}`,
    subject: { kind: 'product', id: piece.id },
    before: { images: before },
    after: { images: await readImages(db, piece.id) },
  })
  await ctx.jobs.enqueue(db, { kind: shareDrawing, data: {}, key: 'all' })
  announce(productTag(piece.id), productsTag)
  return answer
}

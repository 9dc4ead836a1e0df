import { asc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { productImages, products } from '../../../catalog/server/catalog.table.ts'
import { productPicturesTag, productTag } from '../../../catalog/server/catalog.tags.public.ts'
import { type LockedProduct, lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import { shareDrawing } from './draw-share-pictures.ts'

/** The pictures of a product in their order. The audit log records them in the same form. */
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
  /** The name in the audit log, such as `image_removed`. */
  readonly action: Exclude<keyof typeof productAudit, 'created' | 'updated' | 'removed'>
  readonly change: (now: {
    readonly db: Db
    readonly product: LockedProduct
    readonly images: readonly ImageInPlace[]
  }) => Promise<T>
}

/**
 * Changes the pictures of a product while the product is locked, so that two changes follow each
 * other and each makes a new version.
 */
export const changeImages = async <T>(
  ctx: Context,
  { db, announce }: Write,
  { productId, action, change }: ImagesChange<T>,
): Promise<T> => {
  const product = await lockProduct(db, { id: productId })
  const before = await readImages(db, product.id)
  const answer = await change({ db, product, images: before })
  const updatedAt = dateOf(ctx.clock.now())
  await db
    .update(products)
    .set({ updatedAt, version: product.version + 1 })
    .where(eq(products.id, product.id))
  await audit(db, ctx, productAudit[action], {
    id: product.id,
    before: { images: before },
    after: { images: await readImages(db, product.id) },
  })
  await ctx.jobs.enqueue(db, { kind: shareDrawing, data: {}, key: 'all' })
  announce(productTag(product.id), productPicturesTag)
  return answer
}

/** Finds the picture with this id. An error is thrown when the product does not have it. */
export const imageAmong = (images: readonly ImageInPlace[], imageId: string) => {
  const image = images.find(({ id }) => id === imageId.toLowerCase())
  if (!image) throw catalogDeskErrors.imageNotFound()
  return image
}

/** Sets the positions of a product's pictures. The first one is the main picture. */
export const placeImages = (db: Db, imageIds: readonly string[]) =>
  db.execute(sql`
    update product_images set position = wanted.place - 1
    from json_array_elements_text(${JSON.stringify(imageIds)}::json) with ordinality as wanted (id, place)
    where product_images.id = wanted.id::uuid`)

import { asc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import { claimMedia } from '../../../platform/media/unclaimed-media.ts'
import { productAudit } from '../../catalog/products.audit.ts'
import { productImages, products } from '../../catalog/server/catalog.table.ts'
import { productPicturesTag, productTag } from '../../catalog/server/catalog.tags.public.ts'
import { type LockedProduct, lockProduct } from '../../catalog/server/lock-product.public.ts'
import { productImagesErrors } from '../product-images.errors.ts'
import { shareDrawing } from './draw-share-pictures.ts'

/** The pictures of a product in their order. The audit log records them in the same form. */
const readImages = (db: Db, productId: string) =>
  db
    .select({
      id: productImages.id,
      key: productImages.mediaKey,
      width: productImages.width,
      height: productImages.height,
      color: productImages.color,
      widths: productImages.widths,
      altFr: productImages.altFr,
      altEn: productImages.altEn,
      focalX: productImages.focalX,
      focalY: productImages.focalY,
    })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id))

export type ImageInPlace = Awaited<ReturnType<typeof readImages>>[number]

interface ImagesStore<T> {
  readonly productId: string
  readonly change: (now: {
    readonly db: Db
    readonly product: LockedProduct
    readonly images: readonly ImageInPlace[]
  }) => Promise<T>
}

/**
 * Changes the pictures of a product while the product is locked, so that two changes follow each other and each makes a
 * new version. The files that are no longer shown stay until the sweep, for visitors who still see an older page: the
 * entry of the log names the claim under which they wait.
 */
export const storeImages = async <T>(
  ctx: Context,
  { db, announce }: Write,
  { productId, change }: ImagesStore<T>,
) => {
  const product = await lockProduct(db, { id: productId })
  const before = await readImages(db, product.id)
  const answer = await change({ db, product, images: before })
  const after = await readImages(db, product.id)
  const gone = await claimGone(ctx, db, { before, after })
  const updatedAt = dateOf(ctx.clock.now())
  await db
    .update(products)
    .set({ updatedAt, version: product.version + 1 })
    .where(eq(products.id, product.id))
  await ctx.jobs.enqueue(db, { kind: shareDrawing, data: {}, key: 'all' })
  announce(productTag(product.id), productPicturesTag)
  return { answer, before: { images: gone }, after: { images: after } }
}

interface BothImages {
  readonly before: readonly ImageInPlace[]
  readonly after: readonly ImageInPlace[]
}

/** Claims the files that are no longer shown, and returns the pictures of before, those that went with their claim. */
const claimGone = async ({ clock }: Context, db: Db, { before, after }: BothImages) => {
  const shown = new Set(after.map(({ key }) => key))
  const keys = before.flatMap(({ key }) => (shown.has(key) ? [] : [key]))
  if (keys.length === 0) return before
  const { claim } = await claimMedia(db, { keys, clock })
  return before.map((image) => (shown.has(image.key) ? image : { ...image, claim }))
}

interface ImagesChange<T> extends ImagesStore<T> {
  /** The name in the audit log, such as `image_removed`. */
  readonly action: Exclude<keyof typeof productAudit, 'created' | 'updated' | 'removed'>
}

/** Changes the pictures of a product, and notes it in the audit log. */
export const changeImages = async <T>(
  ctx: Context,
  tx: Write,
  { action, ...stored }: ImagesChange<T>,
): Promise<T> => {
  const { answer, before, after } = await storeImages(ctx, tx, stored)
  await audit(tx.db, ctx, productAudit[action], { id: stored.productId, before, after })
  return answer
}

/** Finds the picture with this id. An error is thrown when the product does not have it. */
export const imageAmong = (images: readonly ImageInPlace[], imageId: string) => {
  const image = images.find(({ id }) => id === imageId.toLowerCase())
  if (!image) throw productImagesErrors.imageNotFound()
  return image
}

/** Sets the positions of a product's pictures. The first one is the main picture. */
export const placeImages = (db: Db, imageIds: readonly string[]) =>
  db.execute(sql`
    update product_images set position = wanted.place - 1
    from json_array_elements_text(${JSON.stringify(imageIds)}::json) with ordinality as wanted (id, place)
    where product_images.id = wanted.id::uuid`)

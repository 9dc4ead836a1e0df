import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { importUploads } from '../../../platform/media/importing/import-uploads.ts'
import { storeTaken } from '../../../platform/media/store-taken.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { notedPicture } from '../../../shared/pictures/picture-notes.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { mostPicturesOfProduct } from '../../catalog/product.limits.ts'
import { productImages, products } from '../../catalog/server/catalog.table.ts'
import { productImagesErrors } from '../product-images.errors.ts'
import { changeImages } from './change-images.ts'
import { finishingPicture } from './finish-picture.ts'

interface NewImages {
  readonly productId: string
  readonly files: readonly UploadedFile[]
  readonly altFr: string | null
  readonly altEn: string | null
}

/**
 * Adds uploaded pictures after those of a product, all or none. Without a description they get the name of the product.
 * Returns what to look at in each.
 */
export const addImages = async (ctx: Context, { productId, files, altFr, altEn }: NewImages) => {
  await refuseBeforehand(ctx, { productId, more: files.length })
  const taken = await importUploads(files)
  await storeTaken(ctx, taken, (tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'images_added',
      change: async ({ db, product, images }) => {
        refuseTooMany(images.length, files.length)
        const alt = altFr ? { altFr, altEn } : { altFr: product.nameFr, altEn: altEn ?? product.nameEn }
        await db.insert(productImages).values(
          taken.map(({ picture: { key, widths, ...picture } }, place) => ({
            ...picture,
            ...alt,
            productId: product.id,
            mediaKey: key,
            widths: [...widths],
            position: images.length + place,
          })),
        )
        for (const { picture } of taken)
          await ctx.jobs.enqueue(db, {
            kind: finishingPicture,
            data: { key: picture.key },
            key: picture.key,
          })
      },
    }),
  )
  return taken.map(({ picture, colours }) => notedPicture({ ...picture, colours }))
}

const refuseTooMany = (present: number, more: number) => {
  if (present + more > mostPicturesOfProduct)
    throw productImagesErrors.tooManyImages({ values: { limit: mostPicturesOfProduct, present } })
}

/**
 * Refuses pictures that could not be added before any work is done on them. The decisive
 * check is made again under the lock.
 */
const refuseBeforehand = async (
  { db }: Context,
  { productId, more }: { productId: string; more: number },
) => {
  const existing = and(eq(products.id, productId), isNull(products.deletedAt))
  if (!isProductId(productId) || (await db.$count(products, existing)) === 0)
    throw catalogErrors.productNotFound()
  refuseTooMany(await db.$count(productImages, eq(productImages.productId, productId)), more)
}

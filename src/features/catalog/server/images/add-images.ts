import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { storeTaken } from '../../../../platform/media/store-taken.ts'
import { takeInUploads } from '../../../../platform/media/take-in-uploads.ts'
import type { UploadedFile } from '../../../../shared/api/contract.ts'
import { catalogErrors } from '../../catalog.errors.ts'
import { mostPicturesOfPiece } from '../../catalog.limits.ts'
import { isProductId } from '../../catalog.rules.ts'
import { productImages, products } from '../catalog.table.ts'
import { changeImages } from './change-images.ts'
import { finishingPicture } from './finish-picture.ts'

interface NewImages {
  readonly productId: string
  readonly files: readonly UploadedFile[]
  readonly altFr: string | null
  readonly altEn: string | null
}

/** Puts uploaded pictures behind those of a piece, all or none; without a description they bear its name. */
export const addImages = async (ctx: Context, { productId, files, altFr, altEn }: NewImages) => {
  await refuseBeforehand(ctx, { productId, more: files.length })
  const taken = await takeInUploads(files)
  await storeTaken(ctx, taken, (tx) =>
    changeImages(ctx, tx, {
      productId,
      action: 'images_added',
      change: async ({ db, piece, images }) => {
        refuseTooMany(images.length, files.length)
        const alt = altFr ? { altFr, altEn } : { altFr: piece.nameFr, altEn: altEn ?? piece.nameEn }
        await db.insert(productImages).values(
          taken.map(({ picture: { key, widths, ...picture } }, place) => ({
            ...picture,
            ...alt,
            productId: piece.id,
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
}

const refuseTooMany = (present: number, more: number) => {
  if (present + more > mostPicturesOfPiece)
    throw catalogErrors.tooManyImages({ values: { limit: mostPicturesOfPiece, present } })
}

/** Spares the work on pictures that could not be shown; what decides is asked again under the lock. */
const refuseBeforehand = async (
  { db }: Context,
  { productId, more }: { productId: string; more: number },
) => {
  const standing = and(eq(products.id, productId), isNull(products.deletedAt))
  if (!isProductId(productId) || (await db.$count(products, standing)) === 0)
    throw catalogErrors.productNotFound()
  refuseTooMany(await db.$count(productImages, eq(productImages.productId, productId)), more)
}

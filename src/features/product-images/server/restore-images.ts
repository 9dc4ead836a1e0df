import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import { settleMedia } from '../../../platform/media/unclaimed-media.ts'
import { productImages } from '../../catalog/server/catalog.table.ts'
import type { DoneDeed } from '../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../take-backs/take-backs.errors.ts'
import { productImagesErrors } from '../product-images.errors.ts'
import { type ImageInPlace, storeImages } from './change-images.ts'
import { finishingPicture } from './finish-picture.ts'

const percent = z.int().min(0).max(100)

/** Pictures as the log keeps them; those of an entry from before it kept their sizes are not restored. */
const loggedImages = z.object({
  images: z.array(
    z.object({
      id: z.uuid(),
      key: z.string(),
      width: z.int(),
      height: z.int(),
      color: z.string(),
      widths: z.array(z.int()),
      altFr: z.string(),
      altEn: z.string().nullable(),
      focalX: percent,
      focalY: percent,
      claim: z.uuid().optional(),
    }),
  ),
})

type LoggedImage = z.output<typeof loggedImages>['images'][number]

/** What an editor sees of pictures: the widths of a picture are made afterwards. */
const seen = (images: readonly (ImageInPlace | LoggedImage)[]) =>
  images.map(({ id, key, altFr, altEn, focalX, focalY }) => ({ id, key, altFr, altEn, focalX, focalY }))

/** Takes files back from the sweep, which may have been faster. */
const settle = async (db: Db, images: readonly LoggedImage[]) => {
  const byClaim = Map.groupBy(images, ({ claim }) => claim)
  for (const [claim, ofClaim] of byClaim) {
    const keys = [...new Set(ofClaim.map(({ key }) => key))]
    if (!claim || !(await settleMedia(db, { claim, keys }))) throw productImagesErrors.imageSwept()
  }
}

interface Replaced {
  readonly productId: string
  readonly now: readonly ImageInPlace[]
  readonly wanted: readonly LoggedImage[]
}

/** Writes the pictures of a product anew; the widths of a file that stayed have perhaps been made meanwhile. */
const writeImages = async (db: Db, { productId, now, wanted }: Replaced) => {
  const ids = new Set(wanted.map(({ id }) => id))
  const gone = now.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
  if (gone.length > 0) await db.delete(productImages).where(inArray(productImages.id, gone))
  if (wanted.length === 0) return
  const widthsNow = new Map(now.map(({ key, widths }) => [key, widths]))
  const rows = wanted.map(({ key, claim: _, ...image }, position) => ({
    ...image,
    productId,
    mediaKey: key,
    widths: widthsNow.get(key) ?? image.widths,
    position,
  }))
  const sent = (column: string) => sql.raw(`excluded.${column}`)
  await db
    .insert(productImages)
    .values(rows)
    .onConflictDoUpdate({
      target: productImages.id,
      set: {
        mediaKey: sent('media_key'),
        width: sent('width'),
        height: sent('height'),
        color: sent('color'),
        widths: sent('widths'),
        share: sql`case when ${productImages.mediaKey} = excluded.media_key then ${productImages.share} end`,
        altFr: sent('alt_fr'),
        altEn: sent('alt_en'),
        focalX: sent('focal_x'),
        focalY: sent('focal_y'),
        position: sent('position'),
      },
    })
}

/**
 * Gives a product its pictures back as they were before a change, files and words and order, as long as they are as the
 * change has left them and the files are there.
 */
export const restoreImages = async (ctx: Context, tx: Write, deed: DoneDeed) => {
  const [left, wanted] = [loggedImages.safeParse(deed.after), loggedImages.safeParse(deed.before)]
  if (!left.success || !wanted.success) throw takeBacksErrors.nothingToTakeBack()
  const { images } = wanted.data
  const { before, after } = await storeImages(ctx, tx, {
    productId: deed.id,
    change: async ({ db, product, images: now }) => {
      if (!isDeepStrictEqual(seen(now), seen(left.data.images)))
        throw takeBacksErrors.fieldsChangedSince({
          values: { fields: ctx.say('product-images:names.images', {}) },
        })
      const shown = new Set(now.map(({ key }) => key))
      const returning = images.filter(({ key }) => !shown.has(key))
      await settle(db, returning)
      await writeImages(db, { productId: product.id, now, wanted: images })
      for (const { key } of returning)
        await ctx.jobs.enqueue(db, { kind: finishingPicture, data: { key }, key })
    },
  })
  return { before, after }
}

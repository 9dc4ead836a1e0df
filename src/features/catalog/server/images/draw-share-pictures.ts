import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob, type JobRun } from '../../../../platform/jobs/jobs.ts'
import { shareFileFor, storeSharePicture } from '../../../../platform/media/share/share-picture.ts'
import { storeBeside } from '../../../../platform/media/store-beside.ts'
import { houseResident } from '../../../settings/server/house.public.ts'
import { productImages, products } from '../catalog.table.ts'
import { productTag } from '../catalog.tags.ts'

/**
 * Makes what a shared link shows of each piece. Asked for when pictures change; the clock finds the others: pictures
 * from before, a house that has another name, a share picture that is composed otherwise.
 */
export const shareDrawing = defineJob({
  name: 'catalog.draw-share-pictures',
  data: z.object({}),
  cron: '*/10 * * * *',
  oneByOne: true,
})

/** A run ends well before it is given up; what it leaves is the next one's. */
const mostInARun = 1000

type Run = Partial<Pick<JobRun<object>, 'log' | 'signal'>>

/** One after the other, main pictures only; one that cannot be made does not hold up the others. */
export const drawSharePictures = async (ctx: Context, { log = ctx.log, signal }: Run = {}) => {
  const { name: houseName } = await ctx.resident(houseResident)
  const failures: unknown[] = []
  for (const { key, widths } of await findUnshared(ctx, shareFileFor(houseName))) {
    if (signal?.aborted) break
    await storeBeside(ctx, {
      key,
      put: () => storeSharePicture(ctx.media, { key, widths, houseName }),
      show: async ({ db, announce }, share) => {
        const pieces = await db
          .update(productImages)
          .set({ share })
          .where(eq(productImages.mediaKey, key))
          .returning({ id: productImages.productId })
        announce(...pieces.map(({ id }) => productTag(id)))
        return pieces.length > 0
      },
    }).catch((error: unknown) => {
      log.error({ err: error, key }, 'a share picture could not be made')
      failures.push(error)
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some share pictures could not be made')
}

const isMain = sql`not exists (
  select from product_images before
  where before.product_id = ${productImages.productId} and before.position < ${productImages.position})`

/** The main pictures whose share picture is missing, or another one than is wanted now. */
const findUnshared = ({ db }: Context, wanted: string) =>
  db
    .selectDistinct({ key: productImages.mediaKey, widths: productImages.widths })
    .from(productImages)
    .innerJoin(products, and(eq(products.id, productImages.productId), isNull(products.deletedAt)))
    .where(and(isMain, sql`${productImages.share} is distinct from ${wanted}`))
    .orderBy(asc(productImages.mediaKey))
    .limit(mostInARun)

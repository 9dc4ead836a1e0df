import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { storeOtherWidths } from '../../../../platform/media/store-other-widths.ts'
import { claimMedia, settleMedia } from '../../../../platform/media/unclaimed-media.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { productImages } from '../catalog.table.ts'
import { productsTag, productTag } from '../catalog.tags.ts'

/** Makes the widths that an uploaded picture is not shown at yet; given up, it stays at the one it has. */
export const finishingPicture = defineJob({
  name: 'catalog.finish-picture',
  data: z.object({ key: z.string() }),
  oneByOne: true,
  retries: 8,
})

/**
 * Every piece that shows this picture shows it at all widths then. Done twice it changes nothing; a picture that is
 * taken away meanwhile leaves its files to the sweep.
 */
export const finishPicture = async (ctx: Context, { key, signal }: { key: string; signal?: AbortSignal }) => {
  const ofPicture = eq(productImages.mediaKey, key)
  const [shown] = await ctx.db
    .select({ widths: productImages.widths })
    .from(productImages)
    .where(ofPicture)
    .limit(1)
  if (!shown) return
  const claim = await ctx.db.transaction((tx) => claimMedia(tx, { keys: [key], clock: ctx.clock }))
  const widths = await storeOtherWidths(ctx.media, { key, widths: shown.widths, signal })
  await ctx.write(async ({ db, announce }) => {
    const pieces = await db
      .update(productImages)
      .set({ widths: [...widths] })
      .where(ofPicture)
      .returning({ id: productImages.productId })
    if (pieces.length === 0) return
    if (!(await settleMedia(db, claim))) throw requestErrors.serviceBusy()
    announce(productsTag, ...pieces.map(({ id }) => productTag(id)))
  })
}

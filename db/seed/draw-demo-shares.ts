import { drawSharePictures } from '../../src/features/catalog/server/images/draw-share-pictures.ts'
import { drawPlateShares } from '../../src/features/content/server/draw-plate-shares.ts'
import { drawGalleryShares } from '../../src/features/gallery/server/draw-gallery-shares.ts'
import type { Context } from '../../src/platform/context/context.ts'

/** Makes what shared links show of all that is drawn: the first pages of a demo house are kept with it. */
export const drawDemoShares = async (ctx: Context) => {
  await drawSharePictures(ctx)
  await drawGalleryShares(ctx)
  await drawPlateShares(ctx)
}

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { PlateSlot } from '../../src/features/content/plate-slots.ts'
import { plates } from '../../src/features/content/server/content.table.ts'
import { plateTag } from '../../src/features/content/server/content.tags.ts'
import { fillPlate } from '../../src/features/content/server/fill-plate.ts'
import { galleryItems } from '../../src/features/gallery/server/gallery.table.ts'
import type { Context } from '../../src/platform/context/context.ts'
import { defineJob } from '../../src/platform/jobs/jobs.ts'
import { addViews, showsPicture } from './add-views.ts'
import { views } from './croquis/garment.ts'
import { readDemoData } from './demo-data.ts'
import { demoPlates, plateAlt } from './demo-plates.ts'
import { demoId, imageOf } from './demo-product.ts'
import type { DrawingDesk } from './drawing-desk.ts'
import { demoGallery, demoItemId, sheetOf } from './gallery/demo-gallery.ts'
import { hangDemoItem } from './gallery/hang-demo-item.ts'

const laterDrawingSchema = z.union([
  z.object({ plate: z.enum(demoPlates) }),
  z.object({
    /** The name of an item of the gallery. */
    gallery: z.string(),
  }),
  z.object({
    /** As `demo-products.json` names it. */
    piece: z.string(),
    /** Key of its first picture, which the further views belong to. */
    front: z.string(),
  }),
])

type LaterDrawing = z.output<typeof laterDrawingSchema>

/**
 * The further views of one piece, one plate, or one picture of the gallery. A stop of the house counts as a failed try, and whoever looks at a demo
 * stops it often: it is tried so many times that no picture stays away for good.
 */
export const laterDrawing = defineJob({
  name: 'demo.draw',
  data: laterDrawingSchema,
  oneByOne: true,
  retries: 100,
})

/** The views that a piece is shown without until there is time. */
export const laterViews = views.filter((view) => view !== 'front')

interface Work {
  readonly drawing: LaterDrawing
  readonly desk: DrawingDesk
  /** Aborted when somebody else is to do this work: it ends at the next sheet, and shows nothing. */
  readonly signal?: AbortSignal | undefined
}

/** Draws and shows them; done twice, or after the house has put other pictures in their place, it changes nothing. */
export const drawLater = (ctx: Context, { drawing, ...tools }: Work) => {
  if ('plate' in drawing) return drawPlateLater(ctx, drawing.plate, tools)
  return 'gallery' in drawing ? hangLater(ctx, drawing.gallery, tools) : drawViewsLater(ctx, drawing, tools)
}

type Tools = Omit<Work, 'drawing'>

const drawPlateLater = async (ctx: Context, plate: PlateSlot, { desk, signal }: Tools) => {
  if ((await ctx.db.$count(plates, eq(plates.slot, plate))) > 0) return
  const picture = await desk(ctx.media, (draw) => draw({ plate }))
  signal?.throwIfAborted()
  await ctx.write(async ({ db, announce }) => {
    const filled = await fillPlate(db, {
      ...picture,
      ...plateAlt(plate),
      slot: plate,
      updatedAt: ctx.clock.now(),
    })
    if (filled) announce(plateTag(plate))
  })
}

const hangLater = async (ctx: Context, name: string, { desk, signal }: Tools) => {
  const item = demoGallery.find((each) => each.name === name)
  if (!item || (await ctx.db.$count(galleryItems, eq(galleryItems.id, demoItemId(item)))) > 0) return
  const picture = await desk(ctx.media, (draw) => draw(sheetOf(item)))
  signal?.throwIfAborted()
  await ctx.write((tx) => hangDemoItem(tx, { item, picture, now: ctx.clock.now() }))
}

const drawViewsLater = async (
  ctx: Context,
  { piece: id, front }: Extract<LaterDrawing, { piece: string }>,
  { desk, signal }: Tools,
) => {
  const piece = readDemoData().pieces.find((each) => each.id === id)
  const productId = demoId(id)
  if (!piece || !(await showsPicture(ctx.db, { productId, key: front }))) return
  const images = await desk(ctx.media, async (draw) => {
    const drawn = []
    for (const view of laterViews) {
      drawn.push(imageOf({ piece, view }, await draw({ piece, view })))
      signal?.throwIfAborted()
    }
    return drawn
  })
  await addViews(ctx, { productId, front, images })
}

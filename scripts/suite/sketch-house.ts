import { sizeOfPlate } from '../../db/seed/croquis/plates/look-book/pages.ts'
import { sheetSize } from '../../db/seed/croquis/sheet-size.ts'
import { readDemoData } from '../../db/seed/demo-data.ts'
import { seedDemoHouse } from '../../db/seed/demo-house.ts'
import { newestFirst } from '../../db/seed/demo-order.ts'
import { openingPlates } from '../../db/seed/demo-plates.ts'
import { drawDemoShares } from '../../db/seed/draw-demo-shares.ts'
import { atDrawingDesk, type Draw, type DrawingDesk } from '../../db/seed/drawing-desk.ts'
import type { Sheet } from '../../db/seed/sheet.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { contentTypeOf } from '../../src/platform/media/content-types.ts'
import type { MediaStore } from '../../src/platform/media/media-store.ts'
import { pictureKey } from '../../src/platform/media/picture-key.ts'
import { pictureFormats } from '../../src/platform/media/picture-limits.ts'
import { storePicture } from '../../src/platform/media/store-picture.ts'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { withHouseContext } from '../house-context.ts'
import { runCommandLine } from '../setup/command-line.mjs'

/**
 * What e2e/content/pictures.spec.ts weighs: what opens the house, and the first product of the boutique. That no file of
 * any other is heavy is held by `render-widths.ts`, and by drawing-desk.test.ts with the heaviest.
 */
const lookedAtClosely = (): ReadonlySet<string> => {
  const first = newestFirst(readDemoData().pieces).slice(0, 1)
  return new Set([
    ...first.map((piece) => nameOf({ piece, view: 'front' })),
    ...openingPlates.map((plate) => nameOf({ plate })),
  ])
}

const scrapSize = { width: 30, height: 40 }

const nameOf = (sheet: Sheet) => ('plate' in sheet ? sheet.plate : `${sheet.piece.id}-${sheet.view}`)

/**
 * Lays an empty sheet of paper into the store wherever one is asked for, each under a key of its own. Its files hold a
 * scrap of it, which fills the same place on a page: what a browser decodes for nobody is what journeys would wait for.
 */
const sketcher = async (media: MediaStore): Promise<Draw> => {
  const sheet = await plainPicture(sheetSize).png().toBuffer()
  const blank = await storePicture(media, sheet, { hurried: true })
  const scrapOfPaper = await plainPicture(scrapSize).png().toBuffer()
  const scrap = await storePicture(media, scrapOfPaper, { hurried: true })
  return async (sheet) => {
    const key = pictureKey('sketch', Buffer.from(nameOf(sheet)))
    for (const format of pictureFormats) {
      const stored = await media.read(`${scrap.key}/${scrapSize.width}.${format}`)
      for (const width of blank.widths) {
        const file = `${width}.${format}`
        if (stored) await media.put(`${key}/${file}`, stored.bytes, contentTypeOf(file))
      }
    }
    const { width, height } = 'plate' in sheet ? sizeOfPlate(sheet.plate) : sheetSize
    return { ...blank, key, width, height }
  }
}

/** Draws what journeys look at closely, which takes seconds a sheet, and sketches the rest. */
const sketchingDesk: DrawingDesk = (media, work) =>
  atDrawingDesk(media, async (draw) => {
    const closely = lookedAtClosely()
    const sketch = await sketcher(media)
    return work((sheet) => (closely.has(nameOf(sheet)) ? draw(sheet) : sketch(sheet)))
  })

// Run by demo-house.mjs: the demo house as journeys walk through it.
await runCommandLine(async () => {
  await withHouseContext(readConfig(process.env), async (ctx) => {
    await seedDemoHouse({ ctx, desk: sketchingDesk, drawn: 'whole' })
    await drawDemoShares(ctx)
  })
  return 0
})

import { views } from '../../db/seed/croquis/garment.ts'
import { sheetSize } from '../../db/seed/croquis/sheet-size.ts'
import { readDemoData } from '../../db/seed/demo-data.ts'
import { seedDemoHouse } from '../../db/seed/demo-house.ts'
import { newestFirst } from '../../db/seed/demo-order.ts'
import { openingPlates } from '../../db/seed/demo-plates.ts'
import { atDrawingDesk, type Draw, type DrawingDesk } from '../../db/seed/drawing-desk.ts'
import type { Sheet } from '../../db/seed/sheet.ts'
import { homePlates } from '../../src/features/content/web/home-plates.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { contentTypeOf } from '../../src/platform/media/content-types.ts'
import type { MediaStore } from '../../src/platform/media/media-store.ts'
import { pictureKey } from '../../src/platform/media/picture-key.ts'
import { storePicture } from '../../src/platform/media/store-picture.ts'
import { plainPicture } from '../../src/testing/sample-pictures.ts'
import { withHouseContext } from '../house-context.ts'
import { runCommandLine } from '../setup/command-line.mjs'

/**
 * What e2e/content/pictures.spec.ts weighs: the plates of the home page, and the first product of the boutique from
 * every side. What any other weighs is held by `render-widths.ts`, and by drawing-desk.test.ts with the heaviest.
 */
const lookedAtClosely = (): ReadonlySet<string> => {
  const first = newestFirst(readDemoData().pieces).slice(0, 1)
  const ofTheFirst = first.flatMap((piece) => views.map((view) => nameOf({ piece, view })))
  const plates = [...openingPlates, ...homePlates].map((plate) => nameOf({ plate }))
  return new Set([...ofTheFirst, ...plates])
}

const nameOf = (sheet: Sheet) => ('plate' in sheet ? sheet.plate : `${sheet.piece.id}-${sheet.view}`)

/** Lays an empty sheet of paper into the store wherever one is asked for, each under a key of its own. */
const sketcher = async (media: MediaStore): Promise<Draw> => {
  const paper = await plainPicture(sheetSize).png().toBuffer()
  const blank = await storePicture(media, paper, { hurried: true })
  const files = blank.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
  return async (sheet) => {
    const key = pictureKey('sketch', Buffer.from(nameOf(sheet)))
    for (const file of files) {
      const stored = await media.read(`${blank.key}/${file}`)
      if (stored) await media.put(`${key}/${file}`, stored.bytes, contentTypeOf(file))
    }
    return { ...blank, key }
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
  await withHouseContext(readConfig(process.env), (ctx) =>
    seedDemoHouse({ ctx, desk: sketchingDesk, drawn: 'whole' }),
  )
  return 0
})

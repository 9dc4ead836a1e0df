import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawPiece } from '../db/seed/croquis/draw-piece.ts'
import { drawPlate } from '../db/seed/croquis/draw-plate.ts'
import { views } from '../db/seed/croquis/garment.ts'
import { readDemoData } from '../db/seed/demo-data.ts'
import { garmentOf } from '../db/seed/demo-garment.ts'
import { demoPlates } from '../db/seed/demo-plates.ts'
import { demoGallery, sheetOf } from '../db/seed/gallery/demo-gallery.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { inProject } from './setup/project.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'

const usage = `Draws the demo's pictures beside each other, to be judged by eye.
  --views=front,back   which views of the pieces (front; also back, detail, swatch)
  --only=MAR,SOI-003   pieces, or plates, whose names begin so
  --plates             plates instead of pieces
  --width=300          of one picture
  --columns=8
  --out=data/contact-sheet.png`

const { values } = parseArgs({
  options: {
    views: { type: 'string', default: 'front' },
    only: { type: 'string', default: '' },
    plates: { type: 'boolean', default: false },
    width: { type: 'string', default: '300' },
    columns: { type: 'string', default: '8' },
    out: { type: 'string', default: 'data/contact-sheet.png' },
    help: { type: 'boolean', default: false },
  },
})

interface Picture {
  readonly name: string
  readonly draw: () => Promise<Buffer>
}

const pictures = (): readonly Picture[] => {
  const ofGallery = demoGallery.map(sheetOf).flatMap((sheet) => ('plate' in sheet ? [sheet.plate] : []))
  if (values.plates)
    return [...demoPlates, ...ofGallery].map((name) => ({ name, draw: () => drawPlate(name) }))
  const wanted = new Set(values.views.split(','))
  return readDemoData().pieces.flatMap((piece) =>
    views
      .filter((view) => wanted.has(view))
      .map((view) => ({ name: piece.sku, draw: () => drawPiece(garmentOf(piece), view) })),
  )
}

const chosen = () => {
  const found = pictures().filter(({ name }) =>
    values.only.split(',').some((start) => name.startsWith(start)),
  )
  if (found.length === 0)
    throw new Refusal(
      'No picture is chosen: look at --views, --only and --plates; --help names what there is.',
    )
  return found
}

const countOf = (option: 'width' | 'columns', most: number) => {
  const count = Number(values[option])
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Refusal(`--${option} is a whole number from 1 to ${most}, not « ${values[option]} ».`)
  return count
}

const widestPixels = 1200
const mostColumns = 60

const contactSheet = async () => {
  if (values.help) {
    say(usage)
    return 0
  }
  const width = countOf('width', widestPixels)
  const wantedColumns = countOf('columns', mostColumns)
  const height = Math.round((width * 4) / 3)
  const cells: Buffer[] = []
  for (const { draw } of chosen())
    cells.push(
      await sharp(await draw())
        .resize({ width, height, fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer(),
    )
  const columns = Math.min(cells.length, wantedColumns)
  const out = inProject(values.out)
  await mkdir(dirname(out), { recursive: true })
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(cells.length / columns) * height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      cells.map((input, place) => ({
        input,
        left: (place % columns) * width,
        top: Math.floor(place / columns) * height,
      })),
    )
    .png()
    .toFile(out)
  say(`${cells.length} pictures on ${out}`)
  return 0
}

await runCommandLine(contactSheet)

import sharp from 'sharp'
import { paperGround } from '../../../shared/pictures/paper-ground.ts'
import { iconFiles } from '../icon-files.ts'
import { pictureKey } from '../picture-key.ts'
import { decodePicture } from './decode-picture.ts'
import { dominantColor } from './dominant-color.ts'
import { inspectPicture } from './inspect-picture.ts'
import type { TakenPicture } from './make-upload.ts'

/** Increase it when the files of an icon change, so that they get new addresses. */
const recipe = 'icons-1'

/** The side from which every icon is made. */
const largest = 512

/** The side of the drawing in the tab of a browser, enough for the sharpest screens. */
const tabSide = 128

/** The sides that a favicon of the old kind holds. */
const icoSides = [16, 32, 48] as const

/** A mask leaves a circle of four fifths of the side: the largest square in it is all that is sure to be seen. */
export const insideMasks = (side: number) => Math.floor((side * 0.8) / Math.SQRT2)

/**
 * Makes the icons of the site from one square picture: transparent in the tab of a browser, on paper where a telephone
 * sets it on its home screen, and small enough there for every mask.
 */
export const makeIcons = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<TakenPicture> => {
  const { width, height } = await inspectPicture(bytes)
  const { source } = await decodePicture(bytes, { width: largest, height: largest })
  const key = pictureKey(recipe, bytes)
  const tab = await pngOf(source, tabSide)
  const inTurn = await Promise.all(icoSides.map((side) => pngOf(source, side)))
  const files = {
    [iconFiles.tab]: tab,
    [iconFiles.svg]: svgAround(tab),
    [iconFiles.ico]: icoOf(inTurn),
    [iconFiles.apple]: await onPaper(source, { side: 180, drawn: 180 }),
    [iconFiles.small]: await onPaper(source, { side: 192, drawn: insideMasks(192) }),
    [iconFiles.large]: await onPaper(source, { side: 512, drawn: insideMasks(512) }),
  }
  return {
    picture: { key, width, height, color: await dominantColor(source), widths: [largest] },
    files: Object.entries(files).map(([name, made]) => ({ key: `${key}/${name}`, bytes: made })),
  }
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 } as const

const pngOf = (source: Uint8Array, side: number) =>
  sharp(source)
    .resize(side, side, { fit: 'contain', background: transparent })
    .png({ compressionLevel: 9 })
    .toBuffer()

const onPaper = async (source: Uint8Array, { side, drawn }: { side: number; drawn: number }) =>
  sharp({ create: { width: side, height: side, channels: 3, background: paperGround } })
    .composite([{ input: await pngOf(source, drawn) }])
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The same pixels under the address of a drawing, so that pages name one icon whatever the house has given. */
const svgAround = (png: Buffer) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tabSide} ${tabSide}"><image width="${tabSide}" height="${tabSide}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )

const headBytes = 6
const entryBytes = 16
const bitsOfPixel = 32

/** An ICO whose pictures are PNG, as every browser of today reads it. */
const icoOf = (pngs: readonly Buffer[]) => {
  const head = Buffer.alloc(headBytes)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let at = headBytes + pngs.length * entryBytes
  const entries = pngs.map((png, index) => {
    const entry = Buffer.alloc(entryBytes)
    const side = icoSides[index] ?? 0
    entry.writeUInt8(side, 0)
    entry.writeUInt8(side, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(bitsOfPixel, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(at, 12)
    at += png.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pngs])
}

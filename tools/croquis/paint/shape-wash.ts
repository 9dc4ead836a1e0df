import sharp from 'sharp'
import { absorbance, type Rgb } from './colour.ts'
import { paperNoise } from './noise.ts'
import type { Pigment } from './pigment.ts'

interface Sheet {
  readonly width: number
  readonly height: number
}

interface ShapeWash extends Sheet {
  /** Filled shapes of a drawing in pixels of the sheet, white where the wash lies. */
  readonly shapes: string
  readonly colour: Rgb
  readonly layers: number
  /** Uncovers what lies beneath, as if masked before. */
  readonly masks?: boolean
  /** How far the wet paper carries it, in pixels. */
  readonly soft?: number
  /** How far its border wanders, in pixels. */
  readonly rough?: number
}

/** A wash within drawn shapes: windows, tables, shadows on a floor. */
export const layShapes = async (pigment: Pigment, wash: ShapeWash) => {
  const { colour, layers, masks = false, soft = 0, rough = 0 } = wash
  const drawn = await rasterised(wash)
  const wandered = rough > 0 ? wandering(drawn, { ...wash, rough }) : drawn
  const mask = soft > 0 ? await softened(wandered, { ...wash, soft }) : wandered
  const [red, green, blue] = absorbance(colour)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const share = (mask[pixel] ?? 0) / 255
    if (share === 0) continue
    const kept = masks ? 1 - share : 1
    pigment.red[pixel] = (pigment.red[pixel] ?? 0) * kept + share * layers * red
    pigment.green[pixel] = (pigment.green[pixel] ?? 0) * kept + share * layers * green
    pigment.blue[pixel] = (pigment.blue[pixel] ?? 0) * kept + share * layers * blue
  }
}

const rasterised = async ({ width, height, shapes }: ShapeWash) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="#fff">${shapes}</g></svg>`
  return new Uint8Array(await sharp(Buffer.from(drawing)).extractChannel(0).raw().toBuffer())
}

/** A filter of the drawing itself would do the same, and take a second for each wash. */
const wandering = (mask: Uint8Array, { width, height, rough }: Sheet & { rough: number }) => {
  const moved = new Uint8Array(mask.length)
  const reach = rough * 0.4
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const fromX = Math.round(x + reach * paperNoise.drift.at(x, y))
      const fromY = Math.round(y + reach * paperNoise.driftToo.at(x, y))
      const column = Math.min(width - 1, Math.max(0, fromX))
      moved[pixel] = mask[Math.min(height - 1, Math.max(0, fromY)) * width + column] ?? 0
    }
  }
  return moved
}

const softened = async (mask: Uint8Array, { width, height, soft }: Sheet & { soft: number }) =>
  new Uint8Array(
    await sharp(mask, { raw: { width, height, channels: 1 } })
      .blur(Math.max(0.3, soft))
      .extractChannel(0)
      .raw()
      .toBuffer(),
  )

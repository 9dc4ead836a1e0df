import sharp from 'sharp'
import { absorbance, type Rgb } from './colour.ts'
import type { Pigment } from './pigment.ts'

interface ShapeWash {
  readonly width: number
  readonly height: number
  /** Filled shapes of a drawing in pixels of the sheet, white where the wash lies. */
  readonly shapes: string
  readonly colour: Rgb
  readonly layers: number
  /** Uncovers what lies beneath, as if masked before. */
  readonly masks?: boolean
}

/** A flat wash within drawn shapes: windows, tables, shadows on a floor. */
export const layShapes = async (
  pigment: Pigment,
  { width, height, shapes, colour, layers, masks = false }: ShapeWash,
) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="#fff">${shapes}</g></svg>`
  const mask = new Uint8Array(await sharp(Buffer.from(drawing)).extractChannel(0).raw().toBuffer())
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

import { blurred } from './blur.ts'
import type { Rgb } from './colour.ts'
import { type PaperSheet, paperSheet } from './paper-sheet.ts'
import type { Pigment } from './pigment.ts'

interface Development {
  readonly width: number
  readonly height: number
  readonly paper: Rgb
  /** Ink of the pen, 0 to 255 a pixel. */
  readonly ink: Uint8Array
  readonly inkColour: Rgb
  /** Opaque colour laid on last, four channels a pixel. */
  readonly bodyColour: Uint8Array | undefined
}

/** No border of water is as sharp as a pixel. */
const softReach = 1
const poolReach = 7
const pooling = 0.55

const whiteInk: Rgb = [0.992, 0.984, 0.965]

/**
 * Lets the washes run and dry on the paper: borders wander, pigment pools along them and settles in the paper's tooth,
 * and the pen goes over it.
 */
export const develop = (pigment: Pigment, sheet: Development): Buffer => {
  const { width, height } = sheet
  const page = paperSheet(width, height)
  const pixels = Buffer.alloc(width * height * 3)
  const white = blurred(pigment.white, { width, height, reach: softReach })
  for (const [channel, laid] of [pigment.red, pigment.green, pigment.blue].entries()) {
    const plane = blurred(laid, { width, height, reach: softReach })
    const pool = blurred(plane, { width, height, reach: poolReach })
    dry(pixels, { sheet, page, channel, plane, pool, white })
  }
  if (sheet.bodyColour) layOver(pixels, sheet.bodyColour)
  return pixels
}

interface Channel {
  readonly sheet: Development
  readonly page: PaperSheet
  readonly channel: number
  readonly plane: Float32Array
  readonly pool: Float32Array
  readonly white: Float32Array
}

const dry = (pixels: Buffer, { sheet, page, channel, plane, pool, white }: Channel) => {
  const paper = sheet.paper[channel] ?? 1
  const body = whiteInk[channel] ?? 1
  const ink = sheet.inkColour[channel] ?? 0
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const source = page.carried[pixel] ?? 0
    const laid = plane[source] ?? 0
    const tooth = page.tooth[pixel] ?? 0
    const ground = paper * (1 + 0.012 * tooth)
    const under = ground + (body - ground) * (white[source] ?? 0)
    const pooled = laid + pooling * Math.max(0, laid - (pool[source] ?? 0))
    const washed = pooled > 0 ? under * Math.exp(-pooled * (page.settling[pixel] ?? 1)) : under
    const line = penAt(sheet.ink[pixel] ?? 0, tooth)
    pixels[pixel * 3 + channel] = Math.min(255, 255 * (washed + (ink - washed) * line))
  }
}

/** Ink skips the hollows of the paper where the pen hardly touches. */
const penAt = (ink: number, tooth: number) => (ink === 0 ? 0 : (ink / 255) * Math.min(1, 0.93 + 0.22 * tooth))

const layOver = (pixels: Buffer, bodyColour: Uint8Array) => {
  for (let pixel = 0; pixel * 4 < bodyColour.length; pixel++) {
    const cover = (bodyColour[pixel * 4 + 3] ?? 0) / 255
    if (cover === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const below = pixels[pixel * 3 + channel] ?? 0
      pixels[pixel * 3 + channel] = below + ((bodyColour[pixel * 4 + channel] ?? 0) - below) * cover
    }
  }
}

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

/** In pixels of half the sheet's size. */
const poolReach = 4
const pooling = 0.55

const whiteInk: Rgb = [0.992, 0.984, 0.965]

/**
 * Lets the washes run and dry on the paper: borders wander, pigment pools along them and settles in the paper's tooth,
 * and the pen goes over it.
 */
export const develop = (pigment: Pigment, sheet: Development): Buffer => {
  const page = paperSheet(sheet.width, sheet.height)
  const planes = [pigment.red, pigment.green, pigment.blue]
  for (const plane of [...planes, pigment.white]) soften(plane, sheet.width)
  const pooled = pooledAt(pigment, sheet)
  const pixels = Buffer.alloc(sheet.width * sheet.height * 3)
  for (const [channel, plane] of planes.entries())
    dry(pixels, { sheet, page, channel, plane, pooled, white: pigment.white })
  if (sheet.bodyColour) layOver(pixels, sheet.bodyColour)
  return pixels
}

/** No border of water is as sharp as a pixel: each mixes with its neighbours. */
const soften = (plane: Float32Array, width: number) => {
  for (let pixel = 0; pixel + width + 1 < plane.length; pixel++) {
    const upper = (plane[pixel] ?? 0) + (plane[pixel + 1] ?? 0)
    plane[pixel] = 0.25 * (upper + (plane[pixel + width] ?? 0) + (plane[pixel + width + 1] ?? 0))
  }
}

/** How much denser each pixel is for the pigment that gathers along the borders of its wash. */
const pooledAt = (pigment: Pigment, { width, height }: Development) => {
  const [columns, lines] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const density = new Float32Array(columns * lines)
  for (let y = 0; y < lines; y++) {
    for (let x = 0; x < columns; x++) {
      const pixel = 2 * y * width + 2 * x
      density[y * columns + x] =
        (pigment.red[pixel] ?? 0) + (pigment.green[pixel] ?? 0) + (pigment.blue[pixel] ?? 0)
    }
  }
  const around = blurred(density, { width: columns, height: lines, reach: poolReach })
  return density.map((own, index) =>
    own === 0 ? 1 : 1 + pooling * Math.max(0, 1 - (around[index] ?? 0) / own),
  )
}

interface Channel {
  readonly sheet: Development
  readonly page: PaperSheet
  readonly channel: number
  readonly plane: Float32Array
  /** At half the size of the sheet. */
  readonly pooled: Float32Array
  readonly white: Float32Array
}

const dry = (pixels: Buffer, { sheet, page, channel, plane, pooled, white }: Channel) => {
  const { width } = sheet
  const columns = Math.ceil(width / 2)
  const pool = (source: number) => {
    const row = (source / width) | 0
    return pooled[(row >> 1) * columns + ((source - row * width) >> 1)] ?? 1
  }
  const paper = sheet.paper[channel] ?? 1
  const body = whiteInk[channel] ?? 1
  const ink = sheet.inkColour[channel] ?? 0
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const source = page.carried[pixel] ?? 0
    const laid = plane[source] ?? 0
    const tooth = page.tooth[pixel] ?? 0
    const ground = paper * (1 + 0.012 * tooth)
    const under = ground + (body - ground) * (white[source] ?? 0)
    const washed = laid > 0 ? under * passing(laid * pool(source) * (page.settling[pixel] ?? 1)) : under
    const shown = washed + (ink - washed) * penAt(sheet.ink[pixel] ?? 0, tooth)
    pixels[pixel * 3 + channel] = Math.min(255, 255 * shown)
  }
}

/** How much light passes so many layers, looked up: it is asked for six million times a sheet. */
const passing = (layers: number) => passed[Math.min(passed.length - 1, (layers * stepsPerLayer) | 0)] ?? 0

const stepsPerLayer = 512
const passed = Float32Array.from({ length: 12 * stepsPerLayer }, (_, step) => Math.exp(-step / stepsPerLayer))

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

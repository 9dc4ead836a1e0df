import { blurred } from './blur.ts'
import type { Rgb } from './colour.ts'
import { paperNoise } from './noise.ts'
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

/** How far water carries a wash past its line, in pixels. */
const bleed = 3.4
const misplaced = { x: -2.2, y: 1.6 } as const
const poolReach = 7

const whiteInk: Rgb = [0.992, 0.984, 0.965]

/**
 * Lets the washes run and dry on the paper: borders wander, pigment pools along them and settles in the paper's tooth,
 * and the pen goes over it.
 */
export const develop = (
  pigment: Pigment,
  { width, height, paper, ink, inkColour, bodyColour }: Development,
): Buffer => {
  const soft = { width, height, reach: poolReach }
  const planes = [pigment.red, pigment.green, pigment.blue].map((plane) => ({
    plane,
    pool: blurred(plane, soft),
  }))
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const fromX = Math.round(x + misplaced.x + bleed * paperNoise.drift.at(x * 9, y * 9))
      const fromY = Math.round(y - misplaced.y + bleed * paperNoise.driftToo.at(x * 9, y * 9))
      const source =
        Math.min(height - 1, Math.max(0, fromY)) * width + Math.min(width - 1, Math.max(0, fromX))
      const tooth = paperNoise.grain.at(x, y)
      const settled = 1 + 0.13 * tooth + 0.2 * paperNoise.drift.at(x, y)
      const white = pigment.white[source] ?? 0
      const line = penAt(ink[pixel] ?? 0, tooth)
      for (const [channel, { plane, pool }] of planes.entries()) {
        const laid = plane[source] ?? 0
        const pooled = Math.max(0, laid + 0.55 * (laid - (pool[source] ?? 0)))
        const sheet = (paper[channel] ?? 1) * (1 + 0.012 * tooth)
        const ground = sheet + ((whiteInk[channel] ?? 1) - sheet) * white
        const washed = ground * Math.exp(-pooled * settled)
        const drawn = washed + ((inkColour[channel] ?? 0) - washed) * line
        const over = bodyColour ? (bodyColour[pixel * 4 + 3] ?? 0) / 255 : 0
        const shown =
          over === 0 ? drawn : drawn + ((bodyColour?.[pixel * 4 + channel] ?? 0) / 255 - drawn) * over
        pixels[pixel * 3 + channel] = Math.min(255, 255 * shown)
      }
    }
  }
  return pixels
}

/** Ink skips the hollows of the paper where the pen hardly touches. */
const penAt = (ink: number, tooth: number) => {
  const share = ink / 255
  return share === 0 ? 0 : share * Math.min(1, 0.93 + 0.22 * tooth)
}

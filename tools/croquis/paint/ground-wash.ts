import { clamp, smooth } from '../curves.ts'
import type { Random } from '../random.ts'
import { absorbance, type Rgb } from './colour.ts'
import { paperNoise } from './noise.ts'
import type { Pigment } from './pigment.ts'

interface GroundWash {
  readonly width: number
  readonly height: number
  readonly colour: Rgb
  /** The patch: centre and reach as shares of the sheet. */
  readonly centre: readonly [x: number, y: number]
  readonly reach: readonly [x: number, y: number]
  readonly layers: number
  /** 2 is round, more is squarer. */
  readonly squareness?: number
  readonly random: Random
}

/** A broad wash has no detail finer than this, in pixels. */
const step = 2

/** A broad wash behind the figure, laid in a few strokes and left to dry: what makes white stand out on paper. */
export const layGround = (pigment: Pigment, wash: GroundWash) => {
  const { width, height, centre, reach, random } = wash
  const absorbs = absorbance(wash.colour)
  const shift = random.between(0, 900)
  for (let y = 0; y < height; y += step) {
    const dy = (y / height - centre[1]) / reach[1]
    if (Math.abs(dy) > 1.15) continue
    for (let x = 0; x < width; x += step) {
      const dx = (x / width - centre[0]) / reach[0]
      const laid = wash.layers * layersAt({ x, y, dx, dy, shift, power: wash.squareness ?? 2.6 })
      if (laid > 0) layBlock(pigment, { at: y * width + x, width, laid, absorbs })
    }
  }
}

interface Place {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly shift: number
  readonly power: number
}

/** Dense along its dried border, thinner where the brush ran dry further down. */
const layersAt = ({ x, y, dx, dy, shift, power }: Place) => {
  const away = (Math.abs(dx) ** power + Math.abs(dy) ** power) ** (1 / power)
  if (away > 1.15) return 0
  const rough =
    0.085 * paperNoise.drift.at(x * 0.7 + shift, y * 0.5) +
    0.018 * paperNoise.driftToo.at(x * 5, y * 2 + shift)
  const edge = away + rough
  if (edge > 1.02) return 0
  const streaks =
    1 +
    0.2 * paperNoise.driftToo.at(x * 0.5 + shift, y * 2.2) +
    0.25 * paperNoise.drift.at(x * 0.6, y * 0.6 + shift) -
    0.55 * smooth(-0.5, 1, dy)
  return smooth(1.01, 0.985, edge) * (1 + 0.5 * smooth(0.9, 0.995, edge)) * clamp(streaks, 0.25, 1.6)
}

interface Block {
  readonly at: number
  readonly width: number
  readonly laid: number
  readonly absorbs: Rgb
}

const layBlock = (pigment: Pigment, { at, width, laid, absorbs: [red, green, blue] }: Block) => {
  for (const pixel of [at, at + 1, at + width, at + width + 1]) {
    pigment.red[pixel] = (pigment.red[pixel] ?? 0) + laid * red
    pigment.green[pixel] = (pigment.green[pixel] ?? 0) + laid * green
    pigment.blue[pixel] = (pigment.blue[pixel] ?? 0) + laid * blue
  }
}

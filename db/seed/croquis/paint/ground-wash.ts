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
  readonly random: Random
}

/** A broad wash behind the figure, laid in a few strokes and left to dry: what makes white stand out on paper. */
export const layGround = (pigment: Pigment, wash: GroundWash) => {
  const { width, height, centre, reach, layers, random } = wash
  const [red, green, blue] = absorbance(wash.colour)
  const shift = random.between(0, 900)
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const dx = (x / width - centre[0]) / reach[0]
      const dy = (y / height - centre[1]) / reach[1]
      const away = (Math.abs(dx) ** 2.6 + Math.abs(dy) ** 2.6) ** (1 / 2.6)
      const rough =
        0.085 * paperNoise.drift.at(x * 0.7 + shift, y * 0.5) +
        0.018 * paperNoise.driftToo.at(x * 5, y * 2 + shift)
      const edge = away + rough
      if (edge > 1.02) continue
      const inside = smooth(1.01, 0.985, edge)
      const pooled = 1 + 0.5 * smooth(0.9, 0.995, edge)
      const streaks =
        1 +
        0.2 * paperNoise.driftToo.at(x * 0.5 + shift, y * 2.2) +
        0.25 * paperNoise.drift.at(x * 0.6, y * 0.6 + shift) -
        0.55 * smooth(-0.5, 1, dy)
      const laid = layers * inside * pooled * clamp(streaks, 0.25, 1.6)
      pigment.red[pixel] = (pigment.red[pixel] ?? 0) + laid * red
      pigment.green[pixel] = (pigment.green[pixel] ?? 0) + laid * green
      pigment.blue[pixel] = (pigment.blue[pixel] ?? 0) + laid * blue
    }
  }
}

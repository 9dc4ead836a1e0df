import { smooth } from '../curves.ts'
import { absorbance, rgbOf } from './colour.ts'
import { paperNoise } from './noise.ts'
import type { Pigment } from './pigment.ts'

interface FloorShadow {
  readonly width: number
  readonly height: number
  /** Its middle and reach in pixels. */
  readonly centre: readonly [x: number, y: number]
  readonly reach: readonly [x: number, y: number]
}

const shade = absorbance(rgbOf('#8d8390'))

/** What the figure throws on the floor, away from the light: it is what makes it stand. */
export const layFloorShadow = (pigment: Pigment, { width, height, centre, reach }: FloorShadow) => {
  const top = Math.max(0, Math.floor(centre[1] - reach[1] * 1.3))
  const bottom = Math.min(height - 1, Math.ceil(centre[1] + reach[1] * 1.3))
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x - centre[0]) / reach[0]
      const dy = (y - centre[1]) / reach[1]
      const edge = Math.hypot(dx, dy) + 0.07 * paperNoise.drift.at(x * 1.1, y * 3)
      if (edge > 1.03) continue
      const laid = 0.62 * smooth(1.02, 0.97, edge) * (1 - 0.65 * smooth(-0.5, 1, dx))
      const pixel = y * width + x
      pigment.red[pixel] = (pigment.red[pixel] ?? 0) + laid * shade[0]
      pigment.green[pixel] = (pigment.green[pixel] ?? 0) + laid * shade[1]
      pigment.blue[pixel] = (pigment.blue[pixel] ?? 0) + laid * shade[2]
    }
  }
}

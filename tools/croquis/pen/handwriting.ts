import { wayThrough } from '../form/vectors.ts'
import type { Random } from '../random.ts'
import { glyphs } from './glyphs.ts'
import { inkOf, type Point } from './stroke.ts'

const placesOf = (stroke: string): readonly Point[] =>
  stroke.split(' ').map((place): Point => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return [x, y]
  })

interface Handwriting {
  readonly at: Point
  readonly height: number
  readonly width: number
}

const slant = 0.2

/** Words written by hand; letters it does not know are left out. */
export const handwritten = (
  text: string,
  { at: [left, top], height, width }: Handwriting,
  random: Random,
): string => {
  const inks: string[] = []
  let pen = left
  for (const letter of text) {
    const glyph = glyphs[letter]
    if (!glyph) continue
    const rise = random.around(0, height * 0.035)
    const size = height * random.around(1, 0.05)
    for (const stroke of glyph.strokes) {
      const way = wayThrough(
        placesOf(stroke).map(([x, y]) => [pen + (x + (1 - y) * slant) * size, top + rise + y * size, 0]),
      )
      const points = Array.from({ length: 40 }, (_, step): Point => {
        const [x, y] = way(step / 39)
        return [x, y]
      })
      inks.push(
        inkOf({ points, width, taper: 0.16, pressure: (share) => 0.75 + 0.4 * Math.sin(share * 5) }, random),
      )
    }
    pen += glyph.advance * size
  }
  return inks.join('')
}

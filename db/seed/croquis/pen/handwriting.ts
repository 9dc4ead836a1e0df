import { wayThrough } from '../form/vectors.ts'
import type { Random } from '../random.ts'
import { inkOf, type Point } from './stroke.ts'

/** A letter as movements of the pen in a box one high, y downwards, with how far the next letter stands. */
interface Glyph {
  readonly strokes: readonly (readonly Point[])[]
  readonly advance: number
}

const glyphs: Readonly<Record<string, Glyph>> = {
  A: {
    strokes: [
      [
        [0, 1],
        [0.16, 0.6],
        [0.34, 0.06],
        [0.38, 0],
        [0.44, 0.3],
        [0.56, 1.02],
      ],
      [
        [0.06, 0.66],
        [0.3, 0.58],
        [0.6, 0.6],
      ],
    ],
    advance: 0.7,
  },
  C: {
    strokes: [
      [
        [0.52, 0.14],
        [0.38, 0],
        [0.14, 0.2],
        [0.03, 0.58],
        [0.16, 0.96],
        [0.4, 0.98],
        [0.58, 0.82],
      ],
    ],
    advance: 0.66,
  },
  E: {
    strokes: [
      [
        [0.5, 0.08],
        [0.28, 0],
        [0.12, 0.16],
        [0.2, 0.42],
        [0.38, 0.46],
      ],
      [
        [0.34, 0.46],
        [0.08, 0.58],
        [0.06, 0.88],
        [0.3, 1.02],
        [0.54, 0.86],
      ],
    ],
    advance: 0.62,
  },
  I: {
    strokes: [
      [
        [0.22, 0],
        [0.17, 0.4],
        [0.1, 1],
      ],
    ],
    advance: 0.34,
  },
  M: {
    strokes: [
      [
        [0, 1.02],
        [0.1, 0.5],
        [0.18, 0.02],
        [0.26, 0.34],
        [0.36, 0.8],
        [0.5, 0.36],
        [0.64, 0.02],
        [0.67, 0.5],
        [0.72, 1.02],
      ],
    ],
    advance: 0.86,
  },
  O: {
    strokes: [
      [
        [0.32, 0.02],
        [0.1, 0.2],
        [0.02, 0.58],
        [0.18, 0.98],
        [0.44, 0.86],
        [0.58, 0.46],
        [0.48, 0.08],
        [0.26, 0.02],
        [0.36, 0.12],
      ],
    ],
    advance: 0.7,
  },
  P: {
    strokes: [
      [
        [0.16, 0.06],
        [0.11, 0.5],
        [0.03, 1.06],
      ],
      [
        [0.02, 0.16],
        [0.26, -0.02],
        [0.54, 0.12],
        [0.48, 0.42],
        [0.16, 0.56],
      ],
    ],
    advance: 0.6,
  },
  R: {
    strokes: [
      [
        [0.16, 0.06],
        [0.11, 0.5],
        [0.03, 1.02],
      ],
      [
        [0.02, 0.16],
        [0.26, -0.02],
        [0.52, 0.12],
        [0.44, 0.4],
        [0.14, 0.54],
        [0.3, 0.72],
        [0.58, 1.04],
      ],
    ],
    advance: 0.66,
  },
  S: {
    strokes: [
      [
        [0.48, 0.1],
        [0.3, -0.02],
        [0.12, 0.14],
        [0.2, 0.4],
        [0.42, 0.6],
        [0.4, 0.9],
        [0.18, 1.02],
        [0, 0.86],
      ],
    ],
    advance: 0.58,
  },
  '0': {
    strokes: [
      [
        [0.3, 0.02],
        [0.08, 0.24],
        [0.04, 0.7],
        [0.2, 1],
        [0.42, 0.76],
        [0.46, 0.3],
        [0.32, 0.02],
        [0.26, 0.06],
      ],
    ],
    advance: 0.58,
  },
  '1': {
    strokes: [
      [
        [0.02, 0.28],
        [0.14, 0.16],
        [0.26, 0],
        [0.22, 0.5],
        [0.17, 1.02],
      ],
    ],
    advance: 0.4,
  },
  '2': {
    strokes: [
      [
        [0.06, 0.24],
        [0.2, 0.02],
        [0.42, 0.12],
        [0.4, 0.4],
        [0.2, 0.74],
        [0, 1],
        [0.22, 0.95],
        [0.5, 0.98],
      ],
    ],
    advance: 0.58,
  },
  '3': {
    strokes: [
      [
        [0.06, 0.14],
        [0.26, 0],
        [0.44, 0.14],
        [0.36, 0.38],
        [0.16, 0.46],
        [0.4, 0.58],
        [0.42, 0.86],
        [0.2, 1.04],
        [0, 0.9],
      ],
    ],
    advance: 0.56,
  },
  '4': {
    strokes: [
      [
        [0.34, 0],
        [0.2, 0.3],
        [0.02, 0.64],
        [0.26, 0.64],
        [0.54, 0.62],
      ],
      [
        [0.42, 0.36],
        [0.38, 0.7],
        [0.34, 1.06],
      ],
    ],
    advance: 0.6,
  },
  '5': {
    strokes: [
      [
        [0.16, 0.06],
        [0.12, 0.26],
        [0.08, 0.46],
        [0.3, 0.4],
        [0.46, 0.6],
        [0.38, 0.92],
        [0.16, 1.02],
        [0, 0.9],
      ],
      [
        [0.16, 0.05],
        [0.32, 0.06],
        [0.5, 0.02],
      ],
    ],
    advance: 0.58,
  },
  '6': {
    strokes: [
      [
        [0.42, 0],
        [0.2, 0.24],
        [0.04, 0.66],
        [0.16, 1],
        [0.4, 0.9],
        [0.42, 0.62],
        [0.24, 0.54],
        [0.06, 0.74],
      ],
    ],
    advance: 0.56,
  },
  '7': {
    strokes: [
      [
        [0.02, 0.1],
        [0.24, 0.06],
        [0.5, 0.02],
        [0.34, 0.44],
        [0.18, 1.04],
      ],
      [
        [0.12, 0.52],
        [0.28, 0.5],
        [0.44, 0.5],
      ],
    ],
    advance: 0.54,
  },
  '8': {
    strokes: [
      [
        [0.4, 0.12],
        [0.24, -0.02],
        [0.1, 0.16],
        [0.22, 0.44],
        [0.4, 0.68],
        [0.34, 0.98],
        [0.12, 1],
        [0.06, 0.76],
        [0.22, 0.5],
        [0.42, 0.26],
        [0.4, 0.1],
      ],
    ],
    advance: 0.56,
  },
  '9': {
    strokes: [
      [
        [0.44, 0.16],
        [0.26, 0],
        [0.06, 0.18],
        [0.12, 0.46],
        [0.32, 0.44],
        [0.45, 0.16],
        [0.42, 0.56],
        [0.3, 1.06],
      ],
    ],
    advance: 0.56,
  },
  '-': {
    strokes: [
      [
        [0.04, 0.58],
        [0.2, 0.56],
        [0.36, 0.55],
      ],
    ],
    advance: 0.5,
  },
}

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
        stroke.map(([x, y]) => [pen + (x + (1 - y) * slant) * size, top + rise + y * size, 0]),
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

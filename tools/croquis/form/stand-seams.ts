import { bell } from '../curves.ts'
import type { Seam } from '../pen/seam.ts'
import { heights, onBody } from './stand.ts'

/** Closer than any cloth lies, so that a bodice hides them. */
const onTheForm = 0.2

/** The seams of its linen, and the tape at its waist. */
export const standSeams = ({ hips = true }: { hips?: boolean } = {}): readonly Seam[] => {
  const low = hips ? heights.formEnd + 0.6 : heights.waist
  const down = (angle: (height: number) => number): Seam => ({
    path: Array.from({ length: 60 }, (_, step) => {
      const height = 148 + (low - 148) * (step / 59)
      return onBody(angle(height), height, 0.15)
    }),
    width: 1,
    tolerance: onTheForm,
  })
  const around = (height: number): Seam => ({
    path: Array.from({ length: 121 }, (_, step) => onBody((step / 60 - 1) * Math.PI, height, 0.15)),
    width: 1.2,
    stitches: [8, 5],
    tolerance: onTheForm,
  })
  const princess = (side: number) => (height: number) =>
    side * (0.62 - 0.16 * bell(height - heights.waist, 14))
  return [
    down(() => 0),
    down(() => Math.PI),
    ...[1, -1].flatMap((side) => [down(princess(side)), down((height) => Math.PI - princess(side)(height))]),
    around(heights.waist),
    around(heights.neckBase + 1),
  ]
}

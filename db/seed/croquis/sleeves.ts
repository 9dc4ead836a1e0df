import { body } from './body.ts'
import type { Point } from './outline.ts'

const { shoulder, underarm } = body

const top: Point = [shoulder.x - 8, shoulder.y - 4, 'corner']
const pit: Point = [underarm.x - 4, underarm.y + 4, 'corner']

/** Right sleeves as areas from the shoulder round to under the arm; behind the bodice, so they may run into it. */
const shapes: Readonly<Record<string, readonly Point[]>> = {
  courtes: [top, [150, 254], [178, 316, 'corner'], [124, 334, 'corner'], pit],
  'ballon-courtes': [
    top,
    [154, 214],
    [190, 262],
    [182, 318],
    [160, 332, 'corner'],
    [124, 338, 'corner'],
    pit,
  ],
  papillon: [top, [160, 240], [222, 330], [214, 372, 'corner'], [160, 356], [118, 350, 'corner'], pit],
  'trois-quarts': [top, [146, 262], [176, 380], [192, 486, 'corner'], [148, 494, 'corner'], [132, 410], pit],
  évasées: [
    top,
    [146, 262],
    [178, 390],
    [240, 544, 'corner'],
    [190, 566],
    [146, 560, 'corner'],
    [134, 420],
    pit,
  ],
  longues: [top, [146, 262], [178, 400], [206, 572, 'corner'], [172, 580, 'corner'], [136, 430], pit],
}

/** The right sleeve, or nothing. */
export const sleeveSide = (sleeves: string): readonly Point[] => shapes[sleeves] ?? []

/** A cape that falls from one shoulder. */
export const capeSleeve: readonly Point[] = [
  top,
  [170, 260],
  [226, 470],
  [236, 640, 'corner'],
  [170, 660],
  [112, 632, 'corner'],
  [104, 430],
  pit,
]

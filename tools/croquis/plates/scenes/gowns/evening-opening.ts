import { joined, part } from '../../../form/part.ts'
import type { Artist } from '../../artist.ts'
import { drawPage } from '../../look-book/draw-page.ts'
import { panel } from '../../look-book/page-washes.ts'
import { ruled, tallWindow } from '../rooms/room-lines.ts'
import { standingMirror } from '../rooms/standing-mirror.ts'

const wall = -150

/** Before the evening: two gowns by a tall window, the one in gold behind the one in red, and a mirror. */
export const drawEveningOpening: Artist = () =>
  drawPage('evening-opening', {
    stands: [
      { products: ['SOI-007'], side: 'front', at: [38, -96], turn: -20 },
      { products: ['SOI-005'], side: 'front', at: [-34, 12], turn: 24 },
    ],
    view: { place: [0, 0, 0], point: [600, 1370], pixelsPerCm: 5.4, pitch: 9 },
    washes: [panel('#5d5a70', 0.9, [86, 200, 416, 966])],
    things: joined(
      part(
        [],
        [
          ...tallWindow({ left: -96, wide: 78, low: 14, high: 196, wall }),
          ...ruled([
            [-190, 0, wall],
            [190, 0, wall],
          ]),
        ],
      ),
      standingMirror({ at: [82, 0, -10], turn: -40 }),
    ),
  })

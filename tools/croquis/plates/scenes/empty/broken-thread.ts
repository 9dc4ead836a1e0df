import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { heights, onBody, stand } from '../../../form/stand.ts'
import { drawScene } from '../draw-scene.ts'
import { thread } from '../thread.ts'
import { roundOf, shapeOf, type Wash } from '../washes.ts'

const lostView: Camera = {
  yaw: degrees(-20),
  pitch: degrees(11),
  pixelsPerCm: 7.2,
  originX: 740,
  originY: 1310,
}

/** Where a thread has given way: its fibres stand apart. */
const frayed = ([x, y, z]: Vec3, turn: number) =>
  joined(
    ...[-0.5, 0, 0.45].map((apart) =>
      thread(
        [
          [x, y, z],
          [x + Math.cos(turn + apart) * 3.4, y, z + Math.sin(turn + apart) * 6],
        ],
        { width: 1.6 },
      ),
    ),
  )

const woundAroundWaist = (): Part =>
  thread(
    Array.from(
      { length: 40 },
      (_, step): Vec3 => onBody(-2.6 + (step / 39) * 7.6, heights.waist + 2 - step * 0.11, 0.5),
    ),
    { width: 3.4, tolerance: 1.2 },
  )

const broken: Vec3 = [-40, 0.4, 32]
const goesOn: Vec3 = [-52, 0.4, 52]

/** Down the form to the floor, as far as it holds. */
const threadDown = (): Part =>
  thread(
    [
      onBody(-1.28, heights.waist - 2.3, 0.5),
      onBody(-1.1, 92, 1),
      onBody(-1, 76, 1.2),
      [-15, 54, 10],
      [-17, 30, 14],
      [-18, 6, 22],
      [-24, 0.4, 34],
      [-36, 0.4, 40],
      broken,
    ],
    { width: 3.6 },
  )

const threadBeyond = (): Part =>
  thread(
    [
      goesOn,
      [-60, 0.4, 64],
      [-46, 0.4, 76],
      [-28, 0.4, 74],
      [-24, 0.4, 62],
      [-36, 0.4, 60],
      [-38, 0.4, 76],
      [-14, 0.4, 92],
    ],
    { width: 3.6 },
  )

const ground: Wash = {
  shapes:
    '<path d="M330,170C560,110 880,140 980,270C1040,560 1020,900 940,1140C760,1210 500,1190 350,1120C270,860 260,480 330,170Z"/>',
  colour: '#b7c0c0',
  layers: 0.4,
  rough: 60,
  soft: 5,
}

/** A bare stand, and a red thread that breaks off. */
export const drawBrokenThread = (): Promise<Buffer> =>
  drawScene('not-found', {
    camera: lostView,
    things: joined(
      part(stand()),
      woundAroundWaist(),
      threadDown(),
      threadBeyond(),
      frayed(broken, -2.2),
      frayed(goesOn, -1.2),
    ),
    washes: [
      ground,
      { shapes: shapeOf(lostView, roundOf([18, 0, 8], [36, 22])), colour: '#6f5a62', layers: 0.4, soft: 11 },
    ],
  })

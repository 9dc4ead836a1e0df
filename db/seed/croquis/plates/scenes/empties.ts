import { degrees } from '../../curves.ts'
import type { Camera, Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { joined, part } from '../../form/part.ts'
import { heights, onBody, stand } from '../../form/stand.ts'
import { tube } from '../../form/tube.ts'
import { randomOf } from '../../random.ts'
import { drawScene } from './draw-scene.ts'
import { materials } from './materials.ts'
import { box } from './solids.ts'
import { thread } from './thread.ts'
import { roundOf, shapeOf } from './washes.ts'

/** A leaf of tissue paper that has been folded and opened again. */
const tissue = (
  name: string,
  {
    middle,
    across,
    along,
    rise,
  }: { middle: Vec3; across: Vec3; along: Vec3; rise: (u: number, v: number) => number },
): Mesh => {
  const random = randomOf(name)
  const creases = Array.from({ length: 11 }, () => ({
    turn: random.next() * Math.PI,
    at: random.around(0, 0.9),
    sharp: random.between(3, 8),
    high: random.between(1.4, 3.8),
  }))
  return meshOf({
    cols: 90,
    rows: 90,
    cloth: materials.tissue,
    edges: { top: true, bottom: true, sides: true },
    place: (right, below) => {
      const [u, v] = [right * 2 - 1, below * 2 - 1]
      const crumple = creases.reduce(
        (sum, { turn, at, sharp, high }) =>
          sum + high * Math.exp(-Math.abs(u * Math.cos(turn) + v * Math.sin(turn) - at) * sharp),
        0,
      )
      return {
        at: [
          middle[0] + across[0] * u + along[0] * v,
          middle[1] + across[1] * u + along[1] * v + rise(u, v) + crumple,
          middle[2] + across[2] * u + along[2] * v,
        ],
      }
    },
  })
}

const boxView: Camera = {
  yaw: degrees(-30),
  pitch: degrees(31),
  pixelsPerCm: 9.2,
  originX: 560,
  originY: 960,
}

/** A box of the house, open and empty: tissue paper and the thread that tied it. */
export const drawEmptyBox = (): Promise<Buffer> => {
  const camera = boxView
  const lid = box({ cloth: materials.card, at: [-8, 0, -50], size: [66, 8, 46], turn: 9 })
  return drawScene('empty-cart', {
    camera,
    things: joined(
      part([
        ...lid,
        ...box({ cloth: materials.card, at: [0, 0, 0], size: [62, 18, 42], open: true }),
        tissue('inside', {
          middle: [0, 3, 0],
          across: [29, 0, 0],
          along: [0, 0, 19],
          rise: (u, v) => 9 * u ** 6 + 7 * v ** 6,
        }),
        tissue('left', {
          middle: [-28, 18, 0],
          across: [15, 0, 0],
          along: [0, 0, 18],
          rise: (u) => (u > 0 ? -9 * u * u : -14 * u * u),
        }),
        tissue('front', {
          middle: [4, 18, 20],
          across: [20, 0, 0],
          along: [0, 0, 13],
          rise: (_u, v) => (v < 0 ? -9 * v * v : -13 * v * v),
        }),
      ]),
      thread(
        [
          [42, 0.4, 30],
          [40, 0.4, 44],
          [18, 0.4, 46],
          [4, 0.4, 36],
          [-4, 0.4, 44],
          [10, 0.4, 56],
          [30, 0.4, 60],
          [46, 0.4, 50],
          [62, 0.4, 52],
          [66, 0.4, 66],
          [56, 0.4, 78],
        ],
        { width: 3.6 },
      ),
    ),
    washes: [
      {
        shapes:
          '<path d="M170,420C420,330 820,330 1010,450C1080,680 1060,1000 980,1160C700,1260 380,1240 200,1140C110,900 110,620 170,420Z"/>',
        colour: '#d8b7a6',
        layers: 0.36,
        rough: 60,
        soft: 5,
      },
      {
        shapes: shapeOf(camera, [
          [-32, 0, 24],
          [44, 0, 26],
          [56, 0, -14],
          [36, 0, -24],
        ]),
        colour: '#6f5a5c',
        layers: 0.46,
        soft: 9,
      },
      {
        shapes: shapeOf(camera, [
          [-40, 0, -30],
          [42, 0, -36],
          [50, 0, -66],
          [20, 0, -76],
        ]),
        colour: '#6f5a5c',
        layers: 0.36,
        soft: 10,
      },
    ],
  })
}

const hangerView: Camera = {
  yaw: degrees(-14),
  pitch: degrees(4),
  pixelsPerCm: 15.5,
  originX: 605,
  originY: 890,
}

/** An empty hanger on its hook. */
export const drawHanger = (): Promise<Buffer> => {
  const camera = hangerView
  const yoke = tube({
    cloth: materials.oak,
    path: [
      [-23.5, -8.4, 1.6],
      [-20, -5.6, 0.8],
      [-12, -1.2, 0],
      [-4, 1.9, 0],
      [0, 2.5, 0],
      [4, 1.9, 0],
      [12, -1.2, 0],
      [20, -5.6, 0.8],
      [23.5, -8.4, 1.6],
    ],
    radius: (share) => {
      const end = Math.sqrt(Math.max(0, 1 - Math.abs(share * 2 - 1) ** 22))
      return [(1.15 + 0.35 * Math.sin(share * Math.PI)) * end, (0.9 + 0.5 * Math.abs(share * 2 - 1)) * end]
    },
    edges: { top: true, bottom: true },
    rows: 160,
  })
  const bar = tube({
    cloth: materials.oak,
    path: [
      [-20.4, -8.2, 1],
      [20.4, -8.2, 1],
    ],
    radius: () => [0.55, 0.55],
    cols: 24,
  })
  const hook = tube({
    cloth: materials.steel,
    path: [
      [0, 3, 0],
      [0, 7, 0],
      [0.2, 9.2, 0],
      [2.2, 11, 0],
      [3.4, 13.4, 0],
      [2.4, 16, 0],
      [-0.2, 17, 0],
      [-2.8, 16, 0],
      [-3.6, 13.6, 0],
    ],
    radius: () => [0.28, 0.28],
    cols: 14,
    rows: 120,
  })
  const peg = tube({
    cloth: materials.walnut,
    path: [
      [-0.2, 16.1, -7],
      [-0.2, 16.1, 2.6],
      [-0.2, 16.4, 3.6],
    ],
    radius: (share) => [0.9 + 0.7 * share ** 8, 0.9 + 0.7 * share ** 8],
    cols: 30,
  })
  return drawScene('empty-favourites', {
    camera,
    things: joined(
      part([peg, yoke, bar, hook]),
      thread(
        [
          [-18.2, -3.2, 1.2],
          [-17.6, -4.6, 2.2],
          [-17.9, -6.6, 1.6],
          [-18.6, -6.2, 1.4],
          [-18.8, -4.2, 2.3],
          [-18.9, -7.2, 2.4],
          [-18.4, -14, 2.4],
          [-19.8, -20, 2.4],
          [-17.6, -26, 2.4],
          [-19, -31, 2.4],
        ],
        { width: 3.6 },
      ),
    ),
    washes: [
      {
        shapes:
          '<path d="M260,300C520,230 860,260 960,380C1020,660 1010,1000 940,1230C720,1310 430,1290 270,1220C180,980 180,560 260,300Z"/>',
        colour: '#c9a79b',
        layers: 0.34,
        rough: 60,
        soft: 5,
      },
      {
        shapes:
          '<path d="M318,1084L640,930Q664,918 690,930L1000,1068L990,1092L690,962Q664,952 640,964L340,1102Z"/>',
        colour: '#6f5a62',
        layers: 0.34,
        soft: 9,
      },
    ],
  })
}

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

/** A bare stand, and a red thread that breaks off. */
export const drawBrokenThread = (): Promise<Buffer> => {
  const camera = lostView
  const turns = Array.from(
    { length: 40 },
    (_, step): Vec3 => onBody(-2.6 + (step / 39) * 7.6, heights.waist + 2 - step * 0.11, 0.5),
  )
  return drawScene('not-found', {
    camera,
    things: joined(
      part(stand()),
      thread(turns, { width: 3.4, tolerance: 1.2 }),
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
          [-40, 0.4, 32],
        ],
        { width: 3.6 },
      ),
      thread(
        [
          [-52, 0.4, 52],
          [-60, 0.4, 64],
          [-46, 0.4, 76],
          [-28, 0.4, 74],
          [-24, 0.4, 62],
          [-36, 0.4, 60],
          [-38, 0.4, 76],
          [-14, 0.4, 92],
        ],
        { width: 3.6 },
      ),
      frayed([-40, 0.4, 32], -2.2),
      frayed([-52, 0.4, 52], -1.2),
    ),
    washes: [
      {
        shapes:
          '<path d="M330,170C560,110 880,140 980,270C1040,560 1020,900 940,1140C760,1210 500,1190 350,1120C270,860 260,480 330,170Z"/>',
        colour: '#b7c0c0',
        layers: 0.4,
        rough: 60,
        soft: 5,
      },
      { shapes: shapeOf(camera, roundOf([18, 0, 8], [36, 22])), colour: '#6f5a62', layers: 0.4, soft: 11 },
    ],
  })
}

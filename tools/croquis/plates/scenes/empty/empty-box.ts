import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { type Mesh, meshOf } from '../../../form/mesh.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { randomOf } from '../../../random.ts'
import { drawScene } from '../draw-scene.ts'
import { materials } from '../materials.ts'
import { box } from '../solids.ts'
import { thread } from '../thread.ts'
import { shapeOf, type Wash } from '../washes.ts'

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

/** Tissue paper at the bottom of the box, and over two of its sides. */
const tissues = (): readonly Mesh[] => [
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
]

/** The thread that tied it, on the floor before it. */
const looseThread = (): Part =>
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
  )

const ground: Wash = {
  shapes:
    '<path d="M170,420C420,330 820,330 1010,450C1080,680 1060,1000 980,1160C700,1260 380,1240 200,1140C110,900 110,620 170,420Z"/>',
  colour: '#d8b7a6',
  layers: 0.36,
  rough: 60,
  soft: 5,
}

const shadowOfBox: Wash = {
  shapes: shapeOf(boxView, [
    [-32, 0, 24],
    [44, 0, 26],
    [56, 0, -14],
    [36, 0, -24],
  ]),
  colour: '#6f5a5c',
  layers: 0.46,
  soft: 9,
}

const shadowOfLid: Wash = {
  shapes: shapeOf(boxView, [
    [-40, 0, -30],
    [34, 0, -34],
    [38, 0, -58],
    [12, 0, -70],
  ]),
  colour: '#6f5a5c',
  layers: 0.36,
  soft: 10,
}

/** A box of the house, open and empty: tissue paper and the thread that tied it. */
export const drawEmptyBox = (): Promise<Buffer> => {
  const lid = box({ cloth: materials.card, at: [-8, 0, -50], size: [66, 8, 46], turn: 9 })
  const open = box({ cloth: materials.card, at: [0, 0, 0], size: [62, 18, 42], open: true })
  return drawScene('empty-cart', {
    camera: boxView,
    things: joined(part([...lid, ...open, ...tissues()]), looseThread()),
    washes: [ground, shadowOfBox, shadowOfLid],
  })
}

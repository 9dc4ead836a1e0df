import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { moved } from '../../../form/moved.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import { drawScene } from '../draw-scene.ts'
import { materials } from '../materials.ts'
import { turned } from '../solids.ts'
import { thread } from '../thread.ts'
import { paperMargin, roundOf, shapeOf, type Wash } from '../washes.ts'
import { length } from '../work/lengths.ts'
import { straight } from './room-lines.ts'
import { standingMirror } from './standing-mirror.ts'
import { dressed, dyed, pieceLike } from './wardrobe.ts'

const fittingView: Camera = {
  yaw: degrees(-11),
  pitch: degrees(12),
  pixelsPerCm: 4.75,
  originX: 604,
  originY: 1250,
}

const rail = 246

/** A curtain on its rings, held aside at the height of a hand. */
const curtain = (name: string, at: number, swing: number) =>
  length({
    name,
    cloth: dyed('crepe', '#b08a80'),
    path: [
      [at, rail - 4, 0],
      [at + swing * 0.1, 200, 1],
      [at + swing * 0.55, 146, 2],
      [at + swing, 108, 4],
      [at + swing * 0.86, 76, 3],
      [at + swing * 0.7, 40, 3],
      [at + swing * 0.66, 1, 4],
    ],
    width: (share) => 58 - 40 * Math.exp(-(((share - 0.52) / 0.2) ** 2)) - 10 * share,
    faces: [0, 0, 1],
    folds: 7,
    height: 9,
    begins: [0, 0.04],
  })

const ring = (x: number) =>
  tube({
    cloth: materials.brass,
    path: Array.from({ length: 13 }, (_, step): Vec3 => {
      const turn = (step / 12) * 2 * Math.PI
      return [x, rail - 2 + 2.6 * Math.cos(turn), 2.6 * Math.sin(turn)]
    }),
    radius: () => [0.4, 0.4],
    cols: 10,
    rows: 30,
  })

/** A round stool, for a companion of the customer. */
const stool = (at: Vec3) =>
  turned({
    cloth: dyed('velvet', '#8d9a86'),
    at,
    profile: [
      [3, 16],
      [6, 18],
      [24, 19],
      [31, 19],
      [35, 17],
      [36, 0.2],
    ],
  })

const step = turned({
  cloth: materials.oak,
  at: [4, 0, 14],
  profile: [
    [0, 42],
    [9, 42],
    [10, 44],
    [13, 44],
    [13.6, 43],
    [13.7, 0.1],
  ],
})

const fittingWashes = (camera: Camera): readonly Wash[] => [
  {
    shapes: shapeOf(camera, [
      [-300, 0, -96],
      [-300, 400, -96],
      [300, 400, -96],
      [300, 0, -96],
    ]),
    colour: '#b4bdb6',
    layers: 0.4,
    soft: 3,
  },
  {
    shapes: shapeOf(camera, [
      [-300, 0, -96],
      [300, 0, -96],
      [300, 0, 500],
      [-300, 0, 500],
    ]),
    colour: '#b4946f',
    layers: 0.42,
    soft: 3,
  },
  ...paperMargin,
  ...(
    [
      [20, 22, 56, 46],
      [-58, 66, 28, 22],
      [58, -52, 46, 24],
      [-80, 10, 36, 14],
      [96, 10, 32, 14],
    ] as const
  ).map(([x, z, wide, deep]) => ({
    shapes: shapeOf(camera, roundOf([x, 0, z], [wide, deep])),
    colour: '#6b5650',
    layers: 0.36,
    soft: 9,
  })),
]

const curtainRail = () =>
  tube({
    cloth: materials.brass,
    path: [
      [-116, rail, 0],
      [118, rail, 0],
    ],
    radius: () => [1.2, 1.2],
    cols: 16,
  })

/** The curtain on its rail, in two halves, and the skirting behind it. */
const hangings = (): Part =>
  part(
    [
      curtainRail(),
      ...[-104, -92, -80, -68, -56, 62, 75, 88, 101].map(ring),
      curtain('curtain-left', -80, -20),
      curtain('curtain-right', 82, 22),
    ],
    [straight([-96, 0, -96], [112, 0, -96], 1.6), straight([-96, 11, -96], [112, 11, -96], 1)],
  )

/** The thread around the curtain, and its end hanging down. */
const curtainTie = (): Part =>
  joined(
    thread([
      [-108, 111, 6],
      [-103, 107, 14],
      [-97, 107, 14],
      [-92, 111, 6],
    ]),
    thread([
      [-102, 106, 15],
      [-104, 92, 15],
      [-101, 76, 15],
      [-104, 60, 15],
    ]),
  )

/** The fitting room: its curtain held aside by the thread, a mirror, a gown on the step. */
export const drawFittingRoom = async (): Promise<Buffer> => {
  const camera = fittingView
  const gown = await dressed(
    pieceLike({
      reference: 'fitting-gown',
      silhouette: 'sirène',
      neckline: 'bateau',
      sleeves: 'longues',
      colour: '#f4ebdc',
      accent: '#c9a898',
      material: 'Soie',
    }),
    'back',
  )
  return drawScene('appointments', {
    camera,
    things: joined(
      hangings(),
      part([step]),
      standingMirror({ at: [46, 0, -60], turn: -8 }),
      moved(gown, { by: [4, 13.8, 14], turn: degrees(196) }),
      part([stool([-66, 0, 58])]),
      curtainTie(),
    ),
    washes: fittingWashes(camera),
  })
}

import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import type { Seam } from '../../../pen/seam.ts'
import { randomOf } from '../../../random.ts'
import { drawScene } from '../draw-scene.ts'
import { materials } from '../materials.ts'
import { dyed } from '../rooms/wardrobe.ts'
import { panel } from '../solids.ts'
import { madder, thread } from '../thread.ts'
import { roundOf, shapeOf, type Wash } from '../washes.ts'
import { button, spool } from '../work/notions.ts'

/** Lengths are millimetres here: a writing table, seen from above. */
const camera: Camera = {
  yaw: degrees(-14),
  pitch: degrees(54),
  pixelsPerCm: 4.1,
  originX: 600,
  originY: 800,
}

interface Leaf {
  readonly corner: Vec3
  readonly across: readonly [x: number, z: number]
  readonly down: readonly [x: number, z: number]
}

/** A place on a leaf, as shares of its width and height. */
const placeOn = ({ corner, across, down }: Leaf, right: number, below: number): Vec3 => [
  corner[0] + across[0] * right + down[0] * below,
  corner[1] + 0.4,
  corner[2] + across[1] * right + down[1] * below,
]

const flat = ({ corner, across, down }: Leaf, cloth = materials.tissue) =>
  panel({ cloth, corner, across: [across[0], 0, across[1]], down: [down[0], 0, down[1]], line: 0.9 })

const sheet: Leaf = { corner: [-74, 0.5, -96], across: [112, 14], down: [-18, 142] }

const envelope: Leaf = { corner: [-12, 2, 30], across: [122, -22], down: [14, 78] }

const line = (leaf: Leaf, from: readonly [number, number], to: readonly [number, number]): Seam => ({
  path: Array.from({ length: 20 }, (_, step) =>
    placeOn(leaf, from[0] + ((to[0] - from[0]) * step) / 19, from[1] + ((to[1] - from[1]) * step) / 19),
  ),
  width: 1.8,
  tolerance: 3,
})

/** A line of an even hand, as loops that run on. */
const written = (below: number, until: number): Seam => {
  const random = randomOf(`letter ${below}`)
  const tall = Array.from({ length: 40 }, () => (random.next() < 0.25 ? 2.2 : 1))
  return {
    path: Array.from({ length: 320 }, (_, step) => {
      const share = step / 319
      const phase = share * until * 52
      const loop = (0.5 - 0.5 * Math.cos(phase * 2)) * (tall[Math.floor(phase / Math.PI) % 40] ?? 1)
      return placeOn(sheet, 0.14 + share * until + 0.008 * Math.sin(phase * 2), below - 0.016 * loop)
    }),
    width: 1.6,
    tolerance: 3,
  }
}

const letter = (): Part =>
  part(
    [flat(sheet)],
    [
      written(0.15, 0.34),
      ...[0.27, 0.36, 0.45, 0.54].map((below, index) => written(below, index % 2 === 0 ? 0.7 : 0.64)),
      written(0.63, 0.4),
    ],
  )

/** Its flap is closed by a stitch of the house. */
const closed = (): Part =>
  joined(
    part(
      [flat(envelope, materials.card)],
      [
        line(envelope, [0, 0], [0.5, 0.58]),
        line(envelope, [1, 0], [0.5, 0.58]),
        line(envelope, [0, 1], [0.37, 0.43]),
        line(envelope, [1, 1], [0.63, 0.43]),
      ],
    ),
    part([button(placeOn(envelope, 0.5, 0.56), madder)]),
  )

const pencil = (): Part =>
  part([
    tube({
      cloth: dyed('satin', madder),
      path: [
        [66, 4, -96],
        [52, 4, -40],
        [40, 4, 8],
      ],
      radius: () => [3.4, 3.4],
      cols: 18,
      rows: 40,
    }),
    tube({
      cloth: materials.oak,
      path: [
        [40, 4, 8],
        [38.4, 3.4, 14],
        [37, 3, 20],
      ],
      radius: (share) => [3.4 - 3 * share, 3.4 - 3 * share],
      cols: 18,
      rows: 20,
    }),
  ])

/** A sample cut with pinking shears, as one sends it with a letter. */
const sample = (): Part => {
  const leaf: Leaf = { corner: [-118, 1, 58], across: [46, 10], down: [-10, 44] }
  const teeth = Array.from({ length: 12 }, (_, step) =>
    line(leaf, [0.06, step / 12], [0.94, step / 12 + 0.01]),
  )
  return part([flat(leaf, dyed('satin', '#d9aca2'))], teeth.slice(3, 4))
}

const washes: readonly Wash[] = [
  {
    shapes:
      '<path d="M150,200C460,110 840,140 1050,250C1110,620 1090,1040 1010,1360C720,1450 380,1420 180,1330C90,960 90,540 150,200Z"/>',
    colour: '#c9a3a0',
    layers: 0.36,
    rough: 60,
    soft: 5,
  },
  ...(
    [
      [sheet, 7],
      [envelope, 9],
    ] as const
  ).map(
    ([leaf, by]): Wash => ({
      shapes: shapeOf(
        camera,
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ].map(([right = 0, below = 0]): Vec3 => {
          const [x, , z] = placeOn(leaf, right, below)
          return [x + by, 0, z + by]
        }),
      ),
      colour: '#6f5c5e',
      layers: 0.34,
      soft: 7,
    }),
  ),
  {
    shapes: shapeOf(camera, roundOf([-92, 0, -118], [24, 16])),
    colour: '#6f5c5e',
    layers: 0.34,
    soft: 8,
  },
]

/** A letter to the house: a page half written, an envelope, a sample of cloth. */
export const drawLetter = (): Promise<Buffer> =>
  drawScene('contact', {
    camera,
    things: joined(
      letter(),
      closed(),
      pencil(),
      sample(),
      spool([-106, 0, -124]),
      thread(
        [
          [-98, 0.6, -112],
          [-112, 0.6, -60],
          [-122, 0.6, -10],
          [-104, 0.6, 30],
          [-112, 0.6, 56],
        ],
        { width: 3 },
      ),
    ),
    washes,
  })

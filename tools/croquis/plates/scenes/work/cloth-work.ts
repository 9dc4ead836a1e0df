import { degrees } from '../../../curves.ts'
import type { Camera } from '../../../form/camera.ts'
import type { Mesh } from '../../../form/mesh.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import { openCuttingRoom } from '../../../garments/cutting-room.ts'
import type { Cloth } from '../../../paint/cloth.ts'
import { drawScene } from '../draw-scene.ts'
import { materials } from '../materials.ts'
import { dyed, pieceLike } from '../rooms/wardrobe.ts'
import { thread } from '../thread.ts'
import { roundOf, shapeOf, type Wash } from '../washes.ts'
import { bolt, falling, rail, swag } from './thrown-cloth.ts'

const camera: Camera = {
  yaw: degrees(-13),
  pitch: degrees(13),
  pixelsPerCm: 5.2,
  originX: 604,
  originY: 1250,
}

const pole = (): Mesh =>
  tube({
    cloth: materials.walnut,
    path: [
      [-106, rail, 0],
      [112, rail, 0],
    ],
    radius: () => [1.6, 1.6],
  })

/** The lengths over the rail, the satin once more between two of them. */
const thrownLengths = (lace: Cloth): readonly Mesh[] => {
  const satin = { ...dyed('satin', '#f8f2e6', '#d8b7a6'), depth: 1.3 }
  return [
    falling({
      name: 'velvet',
      cloth: dyed('velvet', '#6d2437'),
      at: -74,
      wide: [22, 62],
      folds: 6,
      height: 8,
      ends: { runs: 30 },
      aside: 2,
    }),
    falling({
      name: 'satin',
      cloth: satin,
      at: -28,
      wide: [22, 74],
      folds: 6,
      height: 9,
      ends: { runs: 66 },
      aside: 16,
    }),
    falling({
      name: 'taffeta',
      cloth: dyed('taffeta', '#a3b3a6'),
      at: 84,
      wide: [20, 58],
      folds: 5,
      height: 9,
      ends: { runs: 30 },
      aside: -12,
    }),
    falling({
      name: 'lace',
      cloth: lace,
      at: 46,
      wide: [22, 36],
      folds: 5,
      height: 6,
      ends: { height: 74 },
      aside: -3,
    }),
    swag({ cloth: satin, from: -34, to: 44, deep: 58 }),
  ]
}

const boltsOnTheFloor = (): Part =>
  joined(
    bolt({ cloth: dyed('satin', '#d3a49b'), at: [18, 8, 34], turn: 0.16, radius: 8, long: 58 }),
    bolt({ cloth: dyed('crepe', '#33405c'), at: [34, 7, 60], turn: 0.05, radius: 7, long: 56 }),
  )

const threadOnTheFloor = (): Part =>
  thread([
    [-8, 1.4, 92],
    [-2, 0.4, 102],
    [16, 0.4, 104],
    [26, 0.4, 98],
    [44, 0.4, 106],
    [70, 0.4, 102],
  ])

const washes: readonly Wash[] = [
  {
    shapes:
      '<path d="M170,240C460,180 900,190 1030,300C1090,520 1070,860 1030,1130C720,1210 360,1200 160,1120C100,820 110,450 170,240Z"/>',
    colour: '#cdb79b',
    layers: 0.42,
    rough: 60,
    soft: 5,
  },
  { shapes: shapeOf(camera, roundOf([14, 0, 40], [104, 44])), colour: '#7d6a70', layers: 0.4, soft: 16 },
]

/** Noble cloths: lengths thrown over a rail, bolts at their foot. */
export const drawCloth = async (): Promise<Buffer> => {
  const { cloth: lace } = await openCuttingRoom(
    pieceLike({ reference: 'lace', colour: '#f6efe2', accent: '#cdb3a4', details: ['dentelle'] }),
  )
  return drawScene('savoir-faire-cloth', {
    camera,
    things: joined(part([pole(), ...thrownLengths(lace)]), boltsOnTheFloor(), threadOnTheFloor()),
    washes,
  })
}

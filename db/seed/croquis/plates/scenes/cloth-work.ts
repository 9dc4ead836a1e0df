import { degrees, smooth } from '../../curves.ts'
import type { Camera, Vec3 } from '../../form/camera.ts'
import type { Mesh } from '../../form/mesh.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { tube } from '../../form/tube.ts'
import { coloursOf } from '../../garments/colours.ts'
import { textureOf } from '../../garments/cutting-room.ts'
import { weave } from '../../garments/weaves.ts'
import type { Cloth } from '../../paint/cloth.ts'
import { tileOf } from '../../paint/textures.ts'
import type { Seam } from '../../pen/seam.ts'
import { drawScene } from './draw-scene.ts'
import { length } from './lengths.ts'
import { materials } from './materials.ts'
import { thread } from './thread.ts'
import { dyed, pieceLike } from './wardrobe.ts'
import { roundOf, shapeOf } from './washes.ts'

const camera: Camera = {
  yaw: degrees(-20),
  pitch: degrees(16),
  pixelsPerCm: 5.6,
  originX: 560,
  originY: 1130,
}

const rail = 200

interface Fall {
  readonly name: string
  readonly cloth: Cloth
  readonly at: number
  readonly wide: number
  readonly folds: number
  readonly height: number
  /** How far it runs out over the floor. */
  readonly runs: number
  readonly aside: number
}

/** A length thrown over the rail: a short end behind, the long one before, running out on the floor. */
const falling = ({ name, cloth, at, wide, folds, height, runs, aside }: Fall): Mesh =>
  length({
    name,
    cloth,
    path: [
      [at, rail - 14, -4],
      [at, rail + 1.5, -2],
      [at, rail + 1.8, 3],
      [at + aside * 0.02, rail - 22, 5.5],
      [at + aside * 0.05, 140, 6],
      [at + aside * 0.08, 90, 7],
      [at + aside * 0.14, 44, 9],
      [at + aside * 0.24, 14, 14],
      [at + aside * 0.4, 3, 26],
      [at + aside * 0.7, 1, 26 + runs * 0.5],
      [at + aside, 1, 26 + runs],
    ],
    width: (share) => wide * (0.86 + 0.14 * smooth(0.2, 0.6, share) + 0.5 * smooth(0.72, 1, share)),
    faces: [0, 0.4, 1],
    folds,
    height,
    begins: [0.08, 0.3],
  })

/** Cloth on its roll, lying, one end towards us. */
const bolt = ({
  cloth,
  at,
  turn,
  radius,
  long,
}: {
  cloth: Cloth
  at: Vec3
  turn: number
  radius: number
  long: number
}): Part => {
  const along: Vec3 = [Math.cos(turn), 0, Math.sin(turn)]
  const end: Vec3 = [at[0] + along[0] * long, at[1], at[2] + along[2] * long]
  const side: Vec3 = [-along[2], 0, along[0]]
  const ring = (reach: number, turnTo: number): Vec3 => [
    end[0] + side[0] * Math.cos(turnTo) * reach + along[0] * 0.1,
    end[1] + Math.sin(turnTo) * reach,
    end[2] + side[2] * Math.cos(turnTo) * reach + along[2] * 0.1,
  ]
  const spiral: Seam = {
    path: Array.from({ length: 260 }, (_, step) => ring(1.6 + (radius - 1.8) * (step / 260), step * 0.13)),
    width: 1.2,
    tolerance: 2,
  }
  const disc = tube({
    cloth: materials.card,
    path: [[end[0] - along[0] * 0.2, end[1], end[2] - along[2] * 0.2], end],
    radius: (share) => [radius * (1 - share), radius * (1 - share)],
    line: 0,
  })
  return part(
    [
      tube({
        cloth,
        path: [at, end],
        radius: () => [radius, radius],
        relief: (angle, down) => ({ out: 0.25 * Math.sin(angle * 5 + down * 4), hollow: 0 }),
      }),
      disc,
    ],
    [spiral],
  )
}

/** Noble cloths: lengths thrown over a rail, bolts at their foot. */
export const drawCloth = async (): Promise<Buffer> => {
  const lace = weave(
    'lace',
    coloursOf(pieceLike({ colour: '#f6efe2', accent: '#cdb3a4', reference: 'lace' })),
    {
      texture: textureOf(await laceTiles(), 'lace', { cm: 26, white: 0.6, shadow: 0.42, colour: -0.1 }),
    },
  )
  const pole = tube({
    cloth: materials.walnut,
    path: [
      [-150, rail, 0],
      [150, rail, 0],
    ],
    radius: () => [1.6, 1.6],
  })
  return drawScene('savoir-faire-cloth', {
    camera,
    things: joined(
      part([
        pole,
        falling({
          name: 'velvet',
          cloth: dyed('velvet', '#5b1f2f'),
          at: -62,
          wide: 46,
          folds: 11,
          height: 7,
          runs: 24,
          aside: -16,
        }),
        falling({
          name: 'satin',
          cloth: dyed('satin', '#f8f2e6', '#d8b7a6'),
          at: -6,
          wide: 50,
          folds: 9,
          height: 9,
          runs: 74,
          aside: -4,
        }),
        falling({ name: 'lace', cloth: lace, at: 48, wide: 40, folds: 8, height: 4, runs: 30, aside: 6 }),
        falling({
          name: 'taffeta',
          cloth: dyed('taffeta', '#9db0a4'),
          at: 88,
          wide: 30,
          folds: 6,
          height: 6,
          runs: 12,
          aside: 14,
        }),
      ]),
      bolt({ cloth: dyed('satin', '#d3a49b'), at: [26, 8, 64], turn: 0.16, radius: 8, long: 82 }),
      bolt({ cloth: dyed('crepe', '#33405c'), at: [44, 7, 84], turn: 0.05, radius: 7, long: 70 }),
      thread([
        [-20, 1.4, 100],
        [-4, 0.4, 116],
        [-30, 0.4, 128],
        [-60, 0.4, 118],
        [-84, 0.4, 132],
      ]),
    ),
    washes: [
      {
        shapes:
          '<path d="M150,120C460,70 930,90 1060,200C1110,420 1090,760 1050,1010C700,1100 330,1080 130,1000C80,700 90,330 150,120Z"/>',
        colour: '#cdb79b',
        layers: 0.42,
        rough: 60,
        soft: 5,
      },
      { shapes: shapeOf(camera, roundOf([10, 0, 50], [120, 54])), colour: '#7d6a70', layers: 0.4, soft: 16 },
    ],
  })
}

const laceTiles = async () => {
  const lace = await tileOf('lace')
  return {
    lace,
    foliage: lace,
    damask: lace,
    sequins: lace,
    eyelets: lace,
    twill: lace,
    fleck: lace,
    net: lace,
  }
}

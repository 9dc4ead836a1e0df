import type { Camera, Vec3 } from '../../../form/camera.ts'
import { handwritten } from '../../../pen/handwriting.ts'
import type { Seam } from '../../../pen/seam.ts'
import { inkOf, type Point } from '../../../pen/stroke.ts'
import { randomOf } from '../../../random.ts'
import { renderSheet } from '../../../render-sheet.ts'
import { sheetSize } from '../sheet-size.ts'
import { madder } from '../thread.ts'
import { layWashes, type Wash } from '../washes.ts'

/** Straight from above: a place on the ground is a pixel of the sheet. North is up. */
const camera: Camera = { yaw: 0, pitch: Math.PI / 2, pixelsPerCm: 1, originX: 0, originY: 0 }

interface Street {
  readonly way: readonly Point[]
  readonly wide: number
}

const streets = {
  rivoli: {
    way: [
      [-40, 1216],
      [1240, 1352],
    ],
    wide: 46,
  },
  honore: {
    way: [
      [-40, 886],
      [1240, 1020],
    ],
    wide: 40,
  },
  opera: {
    way: [
      [470, -40],
      [1080, 1120],
    ],
    wide: 62,
  },
  sourdiere: {
    way: [
      [520, 948],
      [548, 470],
    ],
    wide: 32,
  },
  roch: {
    way: [
      [640, 1290],
      [662, 962],
      [742, 470],
    ],
    wide: 30,
  },
  gomboust: {
    way: [
      [250, 520],
      [740, 452],
    ],
    wide: 30,
  },
  marche: {
    way: [
      [330, 930],
      [318, 350],
    ],
    wide: 34,
  },
  juillet: {
    way: [
      [392, 1262],
      [404, 936],
    ],
    wide: 30,
  },
  pyramides: {
    way: [
      [822, 1310],
      [846, 690],
    ],
    wide: 40,
  },
  casanova: {
    way: [
      [-40, 330],
      [640, 250],
    ],
    wide: 34,
  },
  alger: {
    way: [
      [180, 1240],
      [206, 912],
    ],
    wide: 28,
  },
  vendome: {
    way: [
      [60, 900],
      [96, 320],
    ],
    wide: 30,
  },
  east: {
    way: [
      [1000, 1330],
      [1010, 996],
    ],
    wide: 36,
  },
} as const satisfies Readonly<Record<string, Street>>

const pathOf = (way: readonly Point[]) => `M${way.map((place) => place.join(',')).join('L')}`

const sheetOfPaper =
  '<path d="M120,150C420,96 820,120 1070,170C1120,520 1100,1000 1090,1420C780,1490 400,1480 130,1440C80,1020 90,520 120,150Z"/>'

/** The houses are one wash; the streets are left in paper, the garden lies over it. */
const washes: readonly Wash[] = [
  { shapes: sheetOfPaper, colour: '#cbb79a', layers: 0.42, rough: 60, soft: 4 },
  {
    shapes: '<path d="M-20,1222L1010,1330L980,1620L-20,1620Z"/>',
    colour: '#ffffff',
    layers: 0,
    masks: true,
  },
  {
    shapes: '<path d="M70,1268L960,1362L940,1470C700,1500 360,1496 120,1448Z"/>',
    colour: '#8fa585',
    layers: 0.5,
    rough: 26,
    soft: 5,
  },
  ...Object.values(streets).map(
    ({ way, wide }): Wash => ({
      shapes: `<path d="${pathOf(way)}" stroke="#fff" stroke-width="${wide}" fill="none"/>`,
      colour: '#ffffff',
      layers: 0,
      masks: true,
    }),
  ),
  // The square of the market.
  {
    shapes: '<path d="M236,400L404,380L418,500L244,524Z"/>',
    colour: '#ffffff',
    layers: 0,
    masks: true,
  },
]

const random = randomOf('way')

/** Ink that was written straight, laid along a street. */
const turnedInk = (ink: string, [aboutX, aboutY]: Point, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return ink.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_all, x: string, y: string) => {
    const [right, down] = [Number(x) - aboutX, Number(y) - aboutY]
    return `${(aboutX + right * Math.cos(angle) - down * Math.sin(angle)).toFixed(1)},${(aboutY + right * Math.sin(angle) + down * Math.cos(angle)).toFixed(1)}`
  })
}

const name = (words: string, at: Point, { degrees = 6, height = 27 } = {}) => {
  let [pen] = at
  const inks = words.split(' ').map((word) => {
    const ink = handwritten(word, { at: [pen, at[1]], height, width: 2.6 }, random)
    pen += (word.length + 0.8) * height * 0.66
    return ink
  })
  return turnedInk(inks.join(''), at, degrees)
}

const ring = ([x, y]: Point, reach: number, width: number) =>
  inkOf(
    {
      points: Array.from({ length: 41 }, (_, step): Point => {
        const turn = (step / 40) * 2 * Math.PI
        return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
      }),
      width,
      taper: 0,
    },
    random,
  )

const tuileries: Point = [398, 1262]
const pyramides: Point = [848, 690]
const salon: Point = [534, 716]

/** A stop of the métro: an M in a ring. */
const stop = ([x, y]: Point) =>
  ring([x, y], 25, 3.4) + handwritten('M', { at: [x - 12, y - 13], height: 26, width: 3.4 }, random)

/** Trees of the garden in rows, from above. */
const trees: readonly string[] = Array.from({ length: 3 }, (_, row) =>
  Array.from({ length: 14 }, (_tree, place) =>
    ring([150 + place * 54 + (row % 2) * 26, 1330 + row * 36 + place * 4.6], random.between(8, 12), 1.5),
  ),
).flat()

const ink = [
  ...trees,
  stop(tuileries),
  stop(pyramides),
  name('SOURDIERE', [572, 880], { degrees: -86.6, height: 25 }),
  name('RUE S-HONORE', [120, 884]),
  name('RUE DE RIVOLI', [470, 1258]),
  name('AVENUE OPERA', [668, 300], { degrees: 62.3, height: 26 }),
  name('TUILERIES', [240, 1180], { degrees: 0, height: 25 }),
  name('PYRAMIDES', [892, 668], { degrees: 0, height: 27 }),
  name('14', [462, 690], { degrees: 0, height: 46 }),
  // A needle shows the north.
  inkOf(
    {
      points: [
        [1010, 330],
        [1010, 270],
        [1010, 210],
      ],
      width: 5,
      taper: 0.5,
    },
    random,
  ),
  ring([1010, 318], 6, 1.8),
  name('N', [1000, 168], { degrees: 0, height: 28 }),
].join('')

const onGround = ([x, y]: Point): Vec3 => [x, 0, y]

const sewn = (...places: readonly Point[]): Seam => ({
  path: places.flatMap((place, index) => {
    const next = places[index + 1] ?? place
    return Array.from({ length: 60 }, (_, step) =>
      onGround([
        place[0] + ((next[0] - place[0]) * step) / 60,
        place[1] + ((next[1] - place[1]) * step) / 60,
      ]),
    )
  }),
  width: 5.4,
  colour: madder,
  stitches: [22, 13],
})

const seams: readonly Seam[] = [
  sewn([400, 1226], [410, 940], [517, 950], salon),
  sewn([848, 726], [838, 984], [524, 950]),
  // The head of the pin that marks the door.
  {
    path: Array.from({ length: 30 }, (_, step) => {
      const turn = (step / 30) * 2 * Math.PI
      return onGround([salon[0] + Math.cos(turn) * 17, salon[1] + Math.sin(turn) * 17])
    }),
    colour: madder,
    filled: true,
  },
]

/** The way to the salon from two stops of the métro, sewn in red on a plan of the quarter. */
export const drawWay = (): Promise<Buffer> =>
  renderSheet({
    ...sheetSize,
    name: 'way',
    camera,
    meshes: [],
    seams,
    ink,
    ground: (pigment) => layWashes(pigment, washes),
  })

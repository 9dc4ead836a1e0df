import type { Vec3 } from '../../../form/camera.ts'
import { type Part, part } from '../../../form/part.ts'
import { plus } from '../../../form/vectors.ts'
import type { Seam } from '../../../pen/seam.ts'
import { type Random, randomOf } from '../../../random.ts'
import { madder } from '../thread.ts'

interface Petal {
  readonly foot: readonly [x: number, z: number]
  /** Which way it points, in radians, and how far. */
  readonly turn: number
  readonly reach: number
  readonly broad: number
  readonly colours: readonly string[]
}

/** A petal in satin stitch: threads laid side by side, none quite as long as the next. */
const petal = (at: Vec3, { foot, turn, reach, broad, colours }: Petal, random: Random): readonly Seam[] =>
  Array.from({ length: 15 }, (_, place): Seam => {
    const aside = (place / 14) * 2 - 1
    const long = reach * (1 - 0.42 * aside * aside) * random.between(0.93, 1.03)
    const begin = reach * 0.12 * (1 + Math.abs(aside))
    const way = (far: number, side: number): Vec3 =>
      plus(at, [
        foot[0] + Math.sin(turn) * far + Math.cos(turn) * side,
        0,
        foot[1] - Math.cos(turn) * far + Math.sin(turn) * side,
      ])
    return {
      path: [
        way(begin, aside * broad * 0.24),
        way((begin + long) / 2, aside * broad * 0.86),
        way(long, aside * broad * 0.72),
      ],
      width: 3.6,
      colour: colours[place % colours.length] ?? madder,
      tolerance: 4,
    }
  })

const rose = [madder, '#b94a50', '#9a2a34', '#c4626a']
const leaf = ['#7f8d72', '#95a287', '#6b7a60']

const stem = (at: Vec3, places: readonly (readonly [number, number])[]): Seam => ({
  path: places.map(([x, z]) => plus(at, [x, 0, z])),
  width: 3,
  colour: '#6b7a60',
  tolerance: 4,
})

const flower: readonly [x: number, z: number] = [4, -8]

/** The petal that is only drawn yet, in dashes of blue pencil. */
const drawnPetal = (at: Vec3): Seam => {
  const open = 5.2
  return {
    path: Array.from({ length: 25 }, (_, step): Vec3 => {
      const round = (step / 24) * 2 * Math.PI
      const far = 9 - 7 * Math.cos(round)
      const side = 6.4 * Math.sin(round)
      return plus(at, [
        flower[0] + Math.sin(open) * far + Math.cos(open) * side,
        0,
        flower[1] - Math.cos(open) * far + Math.sin(open) * side,
      ])
    }),
    width: 1.4,
    colour: '#5d6b8c',
    stitches: [6, 4],
    tolerance: 4,
  }
}

/** Knots in the middle of the flower. */
const heart = (at: Vec3): readonly Seam[] =>
  Array.from({ length: 9 }, (_, place): Seam => {
    const turn = place * 2.4
    const far = 0.9 * Math.sqrt(place)
    return {
      path: Array.from(
        { length: 7 },
        (_, step): Vec3 =>
          plus(at, [
            flower[0] + Math.sin(turn) * far + Math.cos(step) * 0.8,
            0.3,
            flower[1] + Math.cos(turn) * far + Math.sin(step) * 0.8,
          ]),
      ),
      filled: true,
      colour: '#e3c374',
      tolerance: 4,
    }
  })

const petals: readonly Petal[] = [0.2, 1.46, 2.7, 3.96].map((turn) => ({
  foot: flower,
  turn,
  reach: 16,
  broad: 6.4,
  colours: rose,
}))

const leaves: readonly Petal[] = [
  { foot: [-7, 14], turn: -1, reach: 15, broad: 4, colours: leaf },
  { foot: [-2, 22], turn: 1.3, reach: 17, broad: 4.4, colours: leaf },
  { foot: [-14, 27], turn: -0.5, reach: 12, broad: 3.4, colours: leaf },
]

/** A flower and its leaves; one petal is only drawn yet. */
export const embroidery = (at: Vec3): Part => {
  const random = randomOf('embroidery')
  const sewnPetals = petals.flatMap((each) => petal(at, each, random))
  const sewnLeaves = leaves.flatMap((each) => petal(at, each, random))
  const stalk = stem(at, [
    [2, 0],
    [-1, 8],
    [-4, 16],
    [-9, 26],
    [-16, 34],
  ])
  return part([], [stalk, ...sewnLeaves, ...sewnPetals, drawnPetal(at), ...heart(at)])
}

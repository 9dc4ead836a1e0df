import { rgbOf } from '../../paint/colour.ts'
import type { Pigment } from '../../paint/pigment.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { inkOf, type Point } from '../../pen/stroke.ts'
import { type Random, randomOf } from '../../random.ts'
import { sheetSize } from '../../sheet-size.ts'

/** A cut branch lying on the sheet, in pixels. */
export interface Sprig {
  readonly from: Point
  readonly to: Point
  /** How far it bows aside. */
  readonly bow: number
  readonly blossoms: readonly { readonly at: Point; readonly radius: number }[]
}

interface Leaf {
  readonly outline: readonly Point[]
  readonly vein: readonly Point[]
}

const onStem = ({ from, to, bow }: Sprig, share: number): Point => [
  from[0] + (to[0] - from[0]) * share + bow * Math.sin(Math.PI * share),
  from[1] + (to[1] - from[1]) * share,
]

const leafAt = ([x, y]: Point, turn: number, long: number): Leaf => {
  const side = (way: 1 | -1) =>
    Array.from({ length: 13 }, (_, step): Point => {
      const share = step / 12
      const wide = way * long * 0.19 * Math.sin(Math.PI * share ** 0.8)
      return [
        x + Math.cos(turn) * share * long - Math.sin(turn) * wide,
        y + Math.sin(turn) * share * long + Math.cos(turn) * wide,
      ]
    })
  return {
    outline: [...side(1), ...side(-1).toReversed()],
    vein: [
      [x, y],
      [x + Math.cos(turn) * long * 0.4, y + Math.sin(turn) * long * 0.4],
      [x + Math.cos(turn) * long * 0.82, y + Math.sin(turn) * long * 0.82],
    ],
  }
}

const leavesOf = (sprig: Sprig, random: Random): readonly Leaf[] => {
  const along = Math.atan2(sprig.to[1] - sprig.from[1], sprig.to[0] - sprig.from[0])
  return Array.from({ length: 11 }, (_, place) =>
    leafAt(
      onStem(sprig, 0.16 + place * 0.078),
      along + (place % 2 ? 1 : -1) * random.around(0.8, 0.22),
      random.around(66, 14),
    ),
  )
}

const petalsOf = ({ at: [x, y], radius }: Sprig['blossoms'][number], random: Random) => {
  const turn = random.next() * 6
  return [1, 0.62].flatMap((share) =>
    Array.from({ length: 5 }, (_, petal): readonly Point[] => {
      const middle = turn + share * 2 + (petal / 5) * 2 * Math.PI
      return Array.from({ length: 15 }, (_, step): Point => {
        const way = step / 14 - 0.5
        const reach = radius * share * (1 - 1.5 * Math.abs(way) ** 2.2) * random.around(1, 0.03)
        return [x + Math.cos(middle + way * 1.6) * reach, y + Math.sin(middle + way * 1.6) * reach * 0.86]
      })
    }),
  )
}

const closed = (points: readonly Point[]) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z"/>`

const petalShape = (outline: readonly Point[], centre: Point) => closed([...outline, centre])

/** Its leaves and blossoms in wash. */
export const laySprig = async (pigment: Pigment, sprig: Sprig, name: string) => {
  const leaves = leavesOf(sprig, randomOf(`${name} leaves`))
  const random = randomOf(`${name} petals`)
  const blossoms = sprig.blossoms.map((blossom) => ({ blossom, petals: petalsOf(blossom, random) }))
  const lay = (shapes: string, colour: string, layers: number) =>
    layShapes(pigment, { ...sheetSize, shapes, colour: rgbOf(colour), layers })
  await lay(leaves.map(({ outline }) => closed(outline)).join(''), '#8b9c80', 0.85)
  await lay(leaves.map(({ outline }) => closed(outline.slice(0, 13))).join(''), '#8b9c80', 0.5)
  const outer = blossoms.flatMap(({ blossom, petals }) =>
    petals.slice(0, 5).map((each) => petalShape(each, blossom.at)),
  )
  const inner = blossoms.flatMap(({ blossom, petals }) =>
    petals.slice(5).map((each) => petalShape(each, blossom.at)),
  )
  await layShapes(pigment, {
    ...sheetSize,
    shapes: outer.join(''),
    colour: rgbOf('#e7b9b3'),
    layers: 0.75,
    masks: true,
  })
  await lay(inner.join(''), '#c97f80', 0.55)
}

/** Its pen lines: the stem, the veins, the edges of petals here and there. */
export const sprigInk = (sprig: Sprig, name: string) => {
  const random = randomOf(`${name} pen`)
  const leaves = leavesOf(sprig, randomOf(`${name} leaves`))
  const petals = randomOf(`${name} petals`)
  const stem = Array.from({ length: 50 }, (_, step) => onStem(sprig, step / 49))
  return [
    inkOf({ points: stem, width: 3, taper: 0.1 }, random),
    ...leaves.flatMap(({ outline, vein }) => [
      inkOf({ points: vein, width: 1.5, taper: 0.3 }, random),
      inkOf({ points: outline.slice(0, 13), width: 1.9, taper: 0.3 }, random),
    ]),
    ...sprig.blossoms.flatMap((blossom) =>
      petalsOf(blossom, petals).map((points) => inkOf({ points, width: 1.9, taper: 0.25 }, random)),
    ),
  ].join('')
}

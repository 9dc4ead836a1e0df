import { rgbOf } from '../../paint/colour.ts'
import type { Pigment } from '../../paint/pigment.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { inkOf, type Point } from '../../pen/stroke.ts'
import { type Random, randomOf } from '../../random.ts'
import { sheetSize } from '../../sheet-size.ts'
import { blossomOf, type Flower } from './blossom.ts'

/** A cut stem lying on the sheet, in pixels, with one flower at its end. */
export interface Sprig {
  readonly from: Point
  readonly to: Point
  /** How far it bows aside. */
  readonly bow: number
  readonly radius: number
  /** Leaves between these shares of the stem. */
  readonly leaves: { readonly count: number; readonly between: readonly [number, number] }
}

interface Leaf {
  readonly outline: readonly Point[]
  readonly vein: readonly Point[]
}

interface Drawn {
  readonly stem: readonly Point[]
  readonly leaves: readonly Leaf[]
  readonly flower: Flower
}

const onStem = ({ from, to, bow }: Sprig, share: number): Point => [
  from[0] + (to[0] - from[0]) * share + bow * Math.sin(Math.PI * share),
  from[1] + (to[1] - from[1]) * share,
]

const leafAt = ([x, y]: Point, turn: number, long: number): Leaf => {
  const at = (share: number, aside: number): Point => {
    const bend = turn + 0.5 * share
    return [
      x + Math.cos(bend) * share * long - Math.sin(bend) * aside,
      y + Math.sin(bend) * share * long + Math.cos(bend) * aside,
    ]
  }
  const side = (way: 1 | -1) =>
    Array.from({ length: 15 }, (_, step) =>
      at(step / 14, way * long * 0.14 * Math.sin(Math.PI * (step / 14) ** 0.75)),
    )
  return {
    outline: [...side(1), ...side(-1).toReversed()],
    vein: Array.from({ length: 12 }, (_, step) => at((step / 11) * 0.86, 0)),
  }
}

const leavesOf = (sprig: Sprig, random: Random): readonly Leaf[] => {
  const { count, between } = sprig.leaves
  const along = Math.atan2(sprig.to[1] - sprig.from[1], sprig.to[0] - sprig.from[0])
  return Array.from({ length: count }, (_, place) =>
    leafAt(
      onStem(sprig, between[0] + ((between[1] - between[0]) * place) / count),
      along + (place % 2 ? 0.55 : -0.95) + random.around(0, 0.2),
      random.between(54, 96),
    ),
  )
}

const drawn = (sprig: Sprig, name: string): Drawn => {
  const random = randomOf(name)
  const until =
    1 - (sprig.radius * 0.2) / Math.hypot(sprig.to[0] - sprig.from[0], sprig.to[1] - sprig.from[1])
  return {
    stem: Array.from({ length: 60 }, (_, step) => onStem(sprig, (step / 59) * until)),
    leaves: leavesOf(sprig, random),
    flower: blossomOf(sprig.to, sprig.radius, random),
  }
}

const closed = (points: readonly Point[]) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z"/>`

/** Its leaves in two greens, its petals pale with a darker heart. */
export const laySprig = async (pigment: Pigment, sprig: Sprig, name: string) => {
  const { leaves, flower } = drawn(sprig, name)
  const lay = (outlines: readonly (readonly Point[])[], colour: string, layers: number, masks = false) =>
    layShapes(pigment, {
      ...sheetSize,
      shapes: outlines.map(closed).join(''),
      colour: rgbOf(colour),
      layers,
      masks,
    })
  await lay(
    leaves.map(({ outline }) => outline),
    '#a3ae8c',
    0.8,
  )
  await lay(
    leaves.map(({ outline, vein }) => [...outline.slice(0, 15), ...vein.toReversed()]),
    '#75876a',
    0.55,
  )
  await lay(flower.petals, '#efccc4', 0.8, true)
  await lay(flower.hearts, '#c98f88', 0.5)
  await lay([flower.eye], '#b98b4a', 0.9, true)
}

/** Its pen lines, open where the light falls. */
export const sprigInk = (sprig: Sprig, name: string) => {
  const { stem, leaves, flower } = drawn(sprig, name)
  const random = randomOf(`${name} pen`)
  const isFree = ([x, y]: Point) => Math.hypot(x - sprig.to[0], (y - sprig.to[1]) / 0.8) > sprig.radius * 0.96
  return [
    inkOf({ points: stem.filter(isFree), width: 2.6, taper: 0.1 }, random),
    ...leaves.flatMap(({ outline, vein }) => [
      inkOf({ points: vein, width: 1.3, taper: 0.3 }, random),
      inkOf({ points: outline.slice(0, 15), width: 1.8, taper: 0.35 }, random),
    ]),
    ...flower.lines.map((points) => inkOf({ points, width: 1.6, taper: 0.35 }, random)),
    ...flower.stamens.map((points) => inkOf({ points, width: 2.6, taper: 0 }, random)),
  ].join('')
}

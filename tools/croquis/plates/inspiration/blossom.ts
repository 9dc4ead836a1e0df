import type { Point } from '../../pen/stroke.ts'
import type { Random } from '../../random.ts'

/** A single flower seen a little from the side, as outlines on the sheet. */
export interface Flower {
  readonly petals: readonly (readonly Point[])[]
  /** Where the petals darken, next to the eye. */
  readonly hearts: readonly (readonly Point[])[]
  readonly eye: readonly Point[]
  readonly lines: readonly (readonly Point[])[]
  readonly stamens: readonly (readonly Point[])[]
}

const tilt = 0.8
const petalCount = 7

/** Broad towards its end, with two notches there. */
const petalEdge = (way: number) => 1 - 0.62 * Math.abs(way) ** 3.4 - 0.05 * Math.cos(way * 9.4)

/** A cosmos: seven broad petals around a round eye, none quite like the next. */
export const blossomOf = ([x, y]: Point, radius: number, random: Random): Flower => {
  const at = (turn: number, reach: number): Point => [
    x + Math.cos(turn) * reach,
    y + Math.sin(turn) * reach * tilt,
  ]
  const first = random.next() * 6
  const shapes = Array.from({ length: petalCount }, (_, petal) => ({
    middle: first + ((petal + random.around(0, 0.12)) / petalCount) * 2 * Math.PI,
    long: radius * random.between(0.86, 1.04),
    isOpen: random.next() < 0.3,
  }))
  const edge = (middle: number, long: number, share: number) =>
    Array.from({ length: 19 }, (_, step): Point => {
      const way = step / 9 - 1
      return at(middle + way * 0.43 * (0.35 + 0.65 * share), long * share * petalEdge(way))
    })
  return {
    petals: shapes.map(({ middle, long }) => [...edge(middle, long, 1), at(middle, radius * 0.1)]),
    hearts: shapes.map(({ middle, long }) => [...edge(middle, long, 0.5), at(middle, radius * 0.1)]),
    eye: Array.from({ length: 24 }, (_, step) => at((step / 24) * 2 * Math.PI, radius * 0.19)),
    lines: shapes.flatMap(({ middle, long, isOpen }) => [
      edge(middle, long, 1).slice(isOpen ? 6 : 0, isOpen ? 14 : 19),
      [0.36, 0.55, 0.76].map((share) => at(middle + 0.1, long * share)),
      ...(isOpen ? [] : [[0.4, 0.6, 0.8].map((share) => at(middle - 0.14, long * share))]),
    ]),
    stamens: Array.from({ length: 16 }, (): readonly Point[] => {
      const [turn, reach] = [random.next() * 6.3, radius * random.between(0.05, 0.24)]
      return [at(turn, reach), at(turn, reach + 2.6)]
    }),
  }
}

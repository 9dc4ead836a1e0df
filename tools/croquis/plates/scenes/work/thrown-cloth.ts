import { smooth } from '../../../curves.ts'
import type { Vec3 } from '../../../form/camera.ts'
import { type Mesh, meshOf } from '../../../form/mesh.ts'
import { type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import type { Cloth } from '../../../paint/cloth.ts'
import type { Seam } from '../../../pen/seam.ts'
import { materials } from '../materials.ts'
import { length } from './lengths.ts'

/** How high the rail hangs that lengths are thrown over. */
export const rail = 208

interface Fall {
  readonly name: string
  readonly cloth: Cloth
  readonly at: number
  /** Across where it is gathered over the rail, and where it lies. */
  readonly wide: readonly [above: number, below: number]
  readonly folds: number
  readonly height: number
  /** Where it ends: so high above the floor, or so far out over it. */
  readonly ends: { readonly height: number } | { readonly runs: number }
  /** How far it swings aside on its way. */
  readonly aside: number
}

/** A length thrown over the rail: a short end behind, the long one before. */
export const falling = ({
  name,
  cloth,
  at,
  wide: [above, below],
  folds,
  height,
  ends,
  aside,
}: Fall): Mesh => {
  const over: readonly Vec3[] = [
    [at, rail - 10, -4],
    [at, rail + 1.6, -2],
    [at, rail + 2, 3],
  ]
  const down = (share: number, out: number, y: number): Vec3 => [at + aside * share, y, out]
  const way =
    'runs' in ends
      ? [
          down(0, 5.5, rail - 24),
          down(0.05, 6, 140),
          down(0.16, 7, 90),
          down(0.3, 9, 44),
          down(0.42, 14, 14),
          down(0.56, 28, 3),
          down(0.76, 28 + ends.runs * 0.5, 1),
          down(1, 28 + ends.runs, 1),
        ]
      : [0.2, 0.45, 0.7, 0.88, 1].map((share) =>
          down(share ** 2, 5.5 + share, rail - share * (rail - ends.height)),
        )
  return length({
    name,
    cloth,
    path: [...over, ...way],
    width: (share) => above + (below - above) * smooth(0.12, 1, share) ** 1.2,
    faces: [0, 0.4, 1],
    folds,
    height,
    begins: [0, 0.34],
    depth: (share) => smooth(0.1, 0.3, share) * (1 - 0.55 * smooth(0.84, 1, share)),
  })
}

/** Cloth slung between two places of the rail: it hangs in curves that open downwards. */
export const swag = ({
  cloth,
  from,
  to,
  deep,
}: {
  cloth: Cloth
  from: number
  to: number
  deep: number
}): Mesh =>
  meshOf({
    cols: 160,
    rows: 120,
    cloth,
    edges: { top: true, bottom: true, sides: true },
    place: (across, down) => {
      const sling = 4 * across * (1 - across)
      const near = sling ** 0.7
      const phase = down * 5.3 + 0.25 * Math.sin(across * 5 + down * 3)
      const ridge = Math.abs(Math.sin(phase * Math.PI)) ** 0.7
      const gathered = 0.28 + 0.72 * near
      return {
        at: [
          from + (to - from) * across + 5 * down * (across - 0.5) * (1 - near),
          rail + 2 - 9 * (1 - gathered) * down - (10 + deep * down ** 1.15) * near,
          8 + 7 * near * (0.4 + down) + 3.6 * ridge * gathered,
        ],
        hollow: (1 - ridge) * 0.9,
        weave: [across * (to - from), down * deep],
      }
    },
  })

/** Cloth on its roll, lying, one end towards us. */
export const bolt = ({
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

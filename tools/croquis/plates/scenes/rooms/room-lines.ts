import type { Vec3 } from '../../../form/camera.ts'
import type { Seam } from '../../../pen/seam.ts'

/** A straight line in the room, as many places long as hiding it needs. */
export const straight = (from: Vec3, to: Vec3, width = 1.6): Seam => {
  const steps = 60
  return {
    path: Array.from({ length: steps + 1 }, (_, step): Vec3 => {
      const share = step / steps
      return [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ]
    }),
    width,
    tolerance: 1,
  }
}

/** Lines through places, one after the other, each drawn on its own as with a ruler laid anew. */
export const ruled = (places: readonly Vec3[], width?: number): readonly Seam[] =>
  places.slice(1).map((place, index) => straight(places[index] ?? place, place, width))

interface WindowPlan {
  readonly left: number
  readonly wide: number
  readonly low: number
  readonly high: number
  readonly wall: number
}

/** The outline of a window in the wall behind. */
export const openingOf = ({ left, wide, low, high, wall }: WindowPlan): readonly Vec3[] => [
  [left, low, wall],
  [left, high, wall],
  [left + wide, high, wall],
  [left + wide, low, wall],
]

/** A tall window with two leaves and its panes. */
export const tallWindow = (plan: WindowPlan): readonly Seam[] => {
  const { left, wide, low, high, wall } = plan
  const outline = openingOf(plan)
  const middle = left + wide / 2
  const inner = openingOf({ left: left + 4, wide: wide - 8, low: low + 4, high: high - 4, wall })
  const closed = (places: readonly Vec3[]) => [...places, places[0] ?? [0, 0, 0]] as readonly Vec3[]
  const bars = [0.28, 0.52, 0.76].map((share) => low + (high - low) * share)
  return [
    ...ruled(closed(outline), 2),
    ...ruled(closed(inner), 1.2),
    straight([middle - 1.5, low + 4, wall], [middle - 1.5, high - 4, wall], 1.3),
    straight([middle + 1.5, low + 4, wall], [middle + 1.5, high - 4, wall], 1.3),
    ...bars.flatMap((bar) => [
      straight([left + 4, bar, wall], [middle - 1.5, bar, wall], 1.1),
      straight([middle + 1.5, bar, wall], [left + wide - 4, bar, wall], 1.1),
    ]),
  ]
}

interface Panelling {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly high: number
  readonly wall: number
}

/** A wall with mouldings: a skirting, a dado, tall fields above it. */
export const panelling = ({ from, to, count, high, wall }: Panelling): readonly Seam[] => {
  const step = (to - from) / count
  const field = (left: number, low: number, top: number): readonly Seam[] => {
    const [a, b] = [left + 6, left + step - 6]
    return ruled(
      [
        [a, low, wall],
        [a, top, wall],
        [b, top, wall],
        [b, low, wall],
        [a, low, wall],
      ],
      0.9,
    )
  }
  const lefts = Array.from({ length: count }, (_, place) => from + place * step)
  return [
    ...[0, 12, 78].map((level) => straight([from, level, wall], [to, level, wall], level === 0 ? 1.6 : 1)),
    ...lefts.flatMap((left) => [...field(left, 20, 70), ...field(left, 88, high)]),
  ]
}

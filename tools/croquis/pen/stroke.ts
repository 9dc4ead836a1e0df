import { clamp, smooth } from '../curves.ts'
import type { Random } from '../random.ts'

export type Point = readonly [x: number, y: number]

/** One movement of the pen: where it goes, and how hard it presses, 0 to 1, along its way. */
export interface Stroke {
  readonly points: readonly Point[]
  /** In pixels, at full pressure. */
  readonly width: number
  readonly pressure?: (share: number, index: number) => number
  /** How much of each end runs out thin. */
  readonly taper?: number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** A stroke as the outline of its ink, which a renderer fills. */
export const inkOf = (
  { points, width, pressure = () => 1, taper = 0.22 }: Stroke,
  random: Random,
): string => {
  if (points.length < 2) return ''
  const phase = random.next() * 20
  const left: string[] = []
  const right: string[] = []
  const last = points.length - 1
  for (const [index, [x, y]] of points.entries()) {
    const share = index / last
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(last, index + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const ends = taper === 0 ? 1 : smooth(0, taper, share) * smooth(0, taper, 1 - share)
    const hand = 1 + 0.16 * Math.sin(phase + index * 0.21) + 0.1 * Math.sin(phase * 2 + index * 0.057)
    const half = Math.max(
      0.25,
      (width / 2) * clamp(pressure(share, index), 0, 1.6) * (0.16 + 0.84 * ends) * hand,
    )
    const nx = (-(by - ay) / length) * half
    const ny = ((bx - ax) / length) * half
    left.push(`${rounded(x + nx)},${rounded(y + ny)}`)
    right.push(`${rounded(x - nx)},${rounded(y - ny)}`)
  }
  return `M${left.join('L')}L${right.toReversed().join('L')}Z`
}

/** The same way with points at even steps, so that pressure and tremor do not depend on how it was found. */
export const evenly = (points: readonly Point[], step: number): readonly Point[] => {
  const first = points[0]
  if (!first) return []
  const even: Point[] = [first]
  let [fromX, fromY] = first
  let rest = step
  for (const [toX, toY] of points.slice(1)) {
    let length = Math.hypot(toX - fromX, toY - fromY)
    while (length >= rest && length > 0) {
      const share = rest / length
      fromX += (toX - fromX) * share
      fromY += (toY - fromY) * share
      even.push([fromX, fromY])
      length -= rest
      rest = step
    }
    rest -= length
    fromX = toX
    fromY = toY
  }
  return even
}

/** A steadier line: each point drawn towards its neighbours, the ends left where they are. */
export const steadied = (points: readonly Point[], times = 2): readonly Point[] => {
  let line = points
  for (let time = 0; time < times; time++) {
    const before = line
    line = before.map((point, index) => {
      const a = before[index - 1]
      const b = before[index + 1]
      return a && b ? ([(a[0] + 2 * point[0] + b[0]) / 4, (a[1] + 2 * point[1] + b[1]) / 4] as const) : point
    })
  }
  return line
}

/** The slight wandering of a hand that draws freely. */
export const wandering = (points: readonly Point[], amount: number, random: Random): readonly Point[] => {
  const [a, b, c, d] = [
    random.next() * 9,
    random.next() * 9,
    random.around(0.045, 0.015),
    random.around(0.02, 0.008),
  ]
  return points.map(([x, y], index) => [
    x + amount * (Math.sin(a + index * c) + 0.5 * Math.sin(b + index * 0.11)),
    y + amount * (Math.sin(b + index * d) + 0.4 * Math.sin(a + index * 0.13)),
  ])
}

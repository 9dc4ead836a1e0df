/** A point of a garment, measured from its centre line; a corner breaks the curve that runs through the others. */
export type Point = readonly [x: number, y: number, corner?: 'corner']

/** A curve through points, pen down to pen up. */
export const curve = (points: readonly Point[]) => {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${at(first)}${rest.map((to, place) => segment(points, place, to)).join('')}`
}

/** An area whose right side is given from top to bottom; the left one mirrors it unless it is given too. */
export const area = (right: readonly Point[], left: readonly Point[] = right) => {
  const back = mirrored(left).toReversed()
  // On the centre line both sides have the same last point: drawn twice it would knot the curve.
  return `${curve([...right, ...(back[0]?.[0] === 0 ? back.slice(1) : back)])}Z`
}

export const mirrored = (points: readonly Point[]): readonly Point[] =>
  points.map(([x, y, corner]) => (corner ? [0 - x, y, corner] : [0 - x, y]))

// Catmull-Rom drawn as Bézier: a third of the way along the line between the neighbours is a sixth of their distance.
const tension = 1 / 6

const segment = (points: readonly Point[], place: number, to: Point) => {
  const from = points[place] ?? to
  const before = from[2] ? from : (points[place - 1] ?? from)
  const after = to[2] ? to : (points[place + 2] ?? to)
  const leaving: Point = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]
  const arriving: Point = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]
  return `C${at(leaving)} ${at(arriving)} ${at(to)}`
}

const at = ([x, y]: Point) => `${round(x)},${round(y)}`

const round = (value: number) => Math.round(value * 10) / 10

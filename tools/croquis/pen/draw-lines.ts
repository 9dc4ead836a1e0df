import type { Random } from '../random.ts'
import type { FoundLine } from './found-lines.ts'
import { evenly, inkOf, type Point, steadied, wandering } from './stroke.ts'

const stepPx = 4

const widths = { contour: 3.3, inner: 2.1, edge: 2.5, fold: 1.9 } as const
const shortest = { contour: 22, inner: 40, edge: 18, fold: 46 } as const

/**
 * Found lines as a hand would draw them: broken where the light falls, restated here and there, thin where they begin
 * and end.
 */
export const drawLines = (lines: readonly FoundLine[], random: Random): string =>
  lines.map((line) => drawLine(line, random)).join('')

const drawLine = ({ kind, points, pressures }: FoundLine, random: Random) => {
  const even = evenly(points, stepPx)
  if (even.length * stepPx < shortest[kind]) return ''
  const pressureAt = (share: number) => pressures[Math.round(share * (pressures.length - 1))] ?? 0.5
  const line = wandering(steadied(even, kind === 'fold' || kind === 'inner' ? 6 : 3), 0.7, random)
  const parts = broken(line, pressureAt, { random, gapsPer: kind === 'fold' ? 0.5 : 0.32 })
  const strokes = parts.map(({ part, from, to }) =>
    inkOf(
      {
        points: part,
        width: widths[kind],
        pressure: (share) => pressureAt(from + (to - from) * share),
        taper: kind === 'fold' || kind === 'inner' ? 0.45 : Math.min(0.3, 30 / part.length),
      },
      random,
    ),
  )
  const restated =
    kind === 'contour' && even.length > 40 && random.next() < 0.45 ? [restate(line, random)] : []
  return [...strokes, ...restated].join('')
}

/** Lifts the pen now and then, more readily where it pressed lightly. */
const broken = (
  line: readonly Point[],
  pressureAt: (share: number) => number,
  { random, gapsPer }: { random: Random; gapsPer: number },
) => {
  const parts: { part: readonly Point[]; from: number; to: number }[] = []
  let start = 0
  const last = line.length - 1
  const end = (until: number) => {
    if (until - start > 4)
      parts.push({ part: line.slice(start, until + 1), from: start / last, to: until / last })
  }
  for (let index = 18; index < last - 12; index += 6) {
    if (random.next() < gapsPer * 0.12 * (1.5 - pressureAt(index / last))) {
      end(index)
      start = index + Math.round(random.between(1, 5))
      index = start + 14
    }
  }
  end(last)
  return parts
}

const restate = (line: readonly Point[], random: Random) => {
  const from = Math.floor(random.between(0, 0.5) * line.length)
  const to = Math.floor(from + random.between(0.2, 0.45) * line.length)
  const [dx, dy] = [random.around(0, 4), random.around(0, 2)]
  const points = wandering(
    line.slice(from, to).map(([x, y]): Point => [x + dx, y + dy]),
    1.6,
    random,
  )
  return inkOf({ points, width: 1.1, taper: 0.5 }, random)
}

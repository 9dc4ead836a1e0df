import { describe, expect, it } from 'vitest'
import { randomOf } from '../random.ts'
import { evenly, inkOf, type Point, steadied } from './stroke.ts'

const line: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 50],
]

const outlineOf = (ink: string) =>
  ink
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(',').map(Number))

describe('a stroke of the pen', () => {
  it('has points at even steps, however it was found', () => {
    const even = evenly(line, 5)
    expect(even).toHaveLength(31)
    for (const [index, [x, y]] of even.entries()) {
      const [beforeX, beforeY] = even[Math.max(0, index - 1)] ?? [x, y]
      expect(Math.hypot(x - beforeX, y - beforeY)).toBeLessThanOrEqual(5.0001)
    }
  })

  it('swells in its middle and runs out thin at both ends', () => {
    const points = Array.from({ length: 41 }, (_, index): Point => [index * 5, 0])
    const outline = outlineOf(inkOf({ points, width: 10, taper: 0.3 }, randomOf('hand')))
    const thickness = (index: number) =>
      Math.abs((outline[index]?.[1] ?? 0) - (outline[outline.length - 1 - index]?.[1] ?? 0))
    expect(thickness(20)).toBeGreaterThan(5)
    expect(thickness(0)).toBeLessThan(2.5)
    expect(thickness(40)).toBeLessThan(2.5)
  })

  it('is nothing when it goes nowhere', () => {
    expect(inkOf({ points: [[1, 1]], width: 3 }, randomOf('hand'))).toBe('')
  })

  it('keeps its ends when it is steadied', () => {
    const shaky = evenly(line, 5).map(([x, y], index): Point => [x, y + (index % 2)])
    expect(steadied(shaky).at(0)).toEqual(shaky.at(0))
    expect(steadied(shaky).at(-1)).toEqual(shaky.at(-1))
  })
})

import { describe, expect, it } from 'vitest'
import { randomOf } from '../../random.ts'
import { blossomOf } from './blossom.ts'

const flower = blossomOf([300, 200], 50, randomOf('a flower'))

describe('a blossom', () => {
  it('keeps its petals within its reach, around its middle', () => {
    const places = flower.petals.flat()
    for (const [x, y] of places) expect(Math.hypot(x - 300, y - 200)).toBeLessThan(50 * 1.1)
    const middle = places.reduce((sum, [x]) => sum + x, 0) / places.length
    expect(middle).toBeCloseTo(300, -1)
  })

  it('darkens next to the eye only', () => {
    for (const [x, y] of flower.hearts.flat()) expect(Math.hypot(x - 300, y - 200)).toBeLessThan(30)
  })

  it('grows no two petals alike', () => {
    const lengths = flower.petals.map((petal) =>
      Math.max(...petal.map(([x, y]) => Math.hypot(x - 300, (y - 200) / 0.8))).toFixed(3),
    )
    expect(new Set(lengths).size).toBe(lengths.length)
  })
})

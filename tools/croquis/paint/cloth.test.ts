import { describe, expect, it } from 'vitest'
import { washes, withReflection } from './cloth.ts'

describe('washes', () => {
  it('lie over each other from light to dark', () => {
    const tone = washes(0.1, [0.3, 0.5], [0.6, 0.4])
    expect(tone(0)).toBeCloseTo(0.1)
    expect(tone(0.45)).toBeCloseTo(0.6)
    expect(tone(1)).toBeCloseTo(1)
  })

  it('grow lighter again in the middle of the dark, as satin does', () => {
    const plain = washes(0.1, [0.3, 0.9])
    const satin = withReflection(plain, { at: 0.7, width: 0.1, share: 0.4 })
    expect(satin(0.7)).toBeCloseTo(plain(0.7) * 0.6)
    expect(satin(0.5)).toBe(plain(0.5))
    expect(satin(0.9)).toBe(plain(0.9))
  })
})

import { describe, expect, it } from 'vitest'
import { absorbance, rgbOf } from './colour.ts'

const laid = (hex: string, layers: number) => absorbance(rgbOf(hex)).map((part) => Math.exp(-part * layers))

describe('pigment', () => {
  it('shows its own colour in one layer on white', () => {
    for (const [channel, value] of laid('#9b1b30', 1).entries())
      expect(value).toBeCloseTo(rgbOf('#9b1b30')[channel] ?? 0)
  })

  it('grows deeper with each layer and is gone with none', () => {
    const [one, two] = [laid('#9b1b30', 1), laid('#9b1b30', 2)]
    for (const [channel, value] of two.entries()) expect(value).toBeLessThan(one[channel] ?? 0)
    expect(laid('#9b1b30', 0)).toEqual([1, 1, 1])
  })
})

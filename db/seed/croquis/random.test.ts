import { describe, expect, it } from 'vitest'
import { randomOf } from './random.ts'

const first = (word: string) => Array.from({ length: 5 }, randomOf(word).next)

describe('random numbers of a word', () => {
  it('are the same each time, on every machine', () => {
    expect(first('MAR-001')).toEqual(first('MAR-001'))
    expect(first('MAR-001')[0]).toBeCloseTo(0.4, 0)
  })

  it('are others for another word', () => {
    expect(first('MAR-001')).not.toEqual(first('MAR-002'))
  })
})

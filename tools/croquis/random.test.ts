import { describe, expect, it } from 'vitest'
import { randomOf } from './random.ts'

const first = (word: string) => Array.from({ length: 5 }, randomOf(word).next)

describe('random numbers of a word', () => {
  it('are the same each time, on every machine', () => {
    expect(first('MAR-001')).toEqual([
      0.12034376710653305, 0.9389375338796526, 0.049805000657215714, 0.6070829785894603, 0.007435827981680632,
    ])
  })

  it('are others for another word', () => {
    expect(first('MAR-001')).not.toEqual(first('MAR-002'))
  })
})

import { describe, expect, it } from 'vitest'
import { filesFarAbove } from './shares.mjs'

const usual = (file: string) => ({ group: 'api', file, tests: 10, ms: 2_000 })
const slow = { group: 'api', file: 'slow', tests: 10, ms: 20_000 }

describe('a file far above its share', () => {
  it('is named', () => {
    expect(filesFarAbove([usual('a'), usual('b'), slow])).toEqual([slow])
  })

  it('is not one on a machine where every file is slow', () => {
    const machine = (times: { group: string; file: string; tests: number; ms: number }[]) =>
      times.map((time) => ({ ...time, ms: time.ms * 5 }))
    expect(filesFarAbove(machine([usual('a'), usual('b'), usual('c')]))).toEqual([])
    expect(filesFarAbove(machine([usual('a'), usual('b'), slow]))).toHaveLength(1)
  })

  it('has a share for each of its tests', () => {
    const journeys = { group: 'journeys', ms: 30_000 }
    const some = ['a', 'b', 'c'].map((file) => ({ ...journeys, file, tests: 15 }))
    const [many, one] = [
      { ...journeys, file: 'many', tests: 10 },
      { ...journeys, file: 'one', tests: 1 },
    ]
    expect(filesFarAbove([...some, many, one])).toEqual([one])
  })
})

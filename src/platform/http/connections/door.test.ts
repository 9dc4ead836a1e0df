import { describe, expect, it } from 'vitest'
import { isSentAway, type Worth } from './door.ts'

const worths: readonly Worth[] = ['heavy', 'usual', 'buying', 'always']

const answeredAt = (pressure: number) => worths.filter((worth) => !isSentAway(worth, pressure))

describe('a process under pressure', () => {
  it.each<[number, readonly Worth[]]>([
    [0, ['heavy', 'usual', 'buying', 'always']],
    [0.5, ['heavy', 'usual', 'buying', 'always']],
    [0.51, ['usual', 'buying', 'always']],
    [0.76, ['buying', 'always']],
    [1, ['buying', 'always']],
    [1.01, ['always']],
    [50, ['always']],
  ])('of %d of what it bears answers %j', (pressure, answered) => {
    expect(answeredAt(pressure)).toEqual(answered)
  })

  it('never sends away what is worth more before what is worth less', () => {
    for (let pressure = 0; pressure < 2; pressure += 0.01) {
      const answered = answeredAt(pressure)
      expect(answered).toEqual(worths.slice(worths.length - answered.length))
    }
  })
})

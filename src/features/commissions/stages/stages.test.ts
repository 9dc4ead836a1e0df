import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { commissionStatuses, statusAfter } from './commission-status.rules.ts'
import { hindranceOf, isDue, lastPassed, nextStage, owedBefore, presentStage } from './stages.rules.ts'
import { placeOfStage, stageKeys } from './stages.ts'

const at = (...passed: readonly (typeof stageKeys)[number][]) =>
  (['measures', 'toile', 'finishing', 'handover'] as const).map((stage) => ({
    stage,
    doneOn: passed.includes(stage) ? '2027-01-10' : null,
  }))

const open = (beforeStage: (typeof stageKeys)[number] | null) => ({ beforeStage, status: 'open' as const })

describe('The stages of a commission', () => {
  it('are passed one after the other', () => {
    const stages = at('measures')
    expect(presentStage(stages)).toBe('toile')
    expect(lastPassed(stages)).toBe('measures')
    expect(hindranceOf('toile', { stages, instalments: [] })).toBeUndefined()
    expect(hindranceOf('measures', { stages, instalments: [] })).toBe('passed')
    expect(hindranceOf('finishing', { stages, instalments: [] })).toBe('not-its-turn')
    expect(hindranceOf('fitting_2', { stages, instalments: [] })).toBe('passed')
  })

  it('have one that is present until all are passed, whatever the order in which they are read', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...stageKeys], { minLength: 1 }),
        fc.nat({ max: 8 }),
        (keys, count) => {
          const order = keys.toSorted((one, other) => placeOfStage(one) - placeOfStage(other))
          const passed = new Set(order.slice(0, count))
          const stages = keys.map((stage) => ({ stage, doneOn: passed.has(stage) ? '2027-01-10' : null }))
          expect(presentStage(stages)).toBe(order[count])
          expect(nextStage(stages)).toBe(order[count + 1])
          expect(lastPassed(stages)).toBe(order.slice(0, count).at(-1))
        },
      ),
      { numRuns: propertyRuns(300) },
    )
  })

  it('wait for the money that is asked before them or before an earlier one', () => {
    const instalments = [open(null), open('toile'), open('handover')]
    expect(owedBefore(instalments, 'measures')).toEqual([open(null)])
    expect(owedBefore(instalments, 'finishing')).toEqual([open(null), open('toile')])
    expect(owedBefore([{ beforeStage: null, status: 'paid' }], 'handover')).toEqual([])
    expect(hindranceOf('toile', { stages: at('measures'), instalments: [open('toile')] })).toBe('unpaid')
    expect(hindranceOf('toile', { stages: at('measures'), instalments: [open('finishing')] })).toBeUndefined()
  })

  it('make an instalment due once the commission is bound and has come to its stage', () => {
    const stages = at('measures')
    expect(isDue(open(null), { stages, isBound: true })).toBe(true)
    expect(isDue(open(null), { stages, isBound: false })).toBe(false)
    expect(isDue(open('toile'), { stages, isBound: true })).toBe(true)
    expect(isDue(open('handover'), { stages, isBound: true })).toBe(false)
    expect(isDue({ beforeStage: null, status: 'paid' }, { stages, isBound: true })).toBe(false)
    const all = at('measures', 'toile', 'finishing', 'handover')
    expect(isDue(open('handover'), { stages: all, isBound: true })).toBe(true)
  })
})

describe('The status of a commission', () => {
  it('never leaves what is over, but by a new quote', () => {
    for (const status of ['declined', 'given_up'] as const) {
      expect(statusAfter(status, 'quote')).toBe('quoted')
      expect(statusAfter(status, 'accept')).toBeUndefined()
    }
    for (const move of [
      'quote',
      'accept',
      'begin',
      'deliver',
      'decline',
      'give_up',
      'cancel',
      'close',
    ] as const)
      for (const status of ['closed', 'cancelled'] as const) expect(statusAfter(status, move)).toBeUndefined()
  })

  it('is given up or declined only before a customer is bound, and cancelled only after', () => {
    const before = commissionStatuses.filter((status) => statusAfter(status, 'give_up'))
    expect(before).toEqual(['wish', 'quoted'])
    expect(commissionStatuses.filter((status) => statusAfter(status, 'decline'))).toEqual(before)
    expect(commissionStatuses.filter((status) => statusAfter(status, 'cancel'))).toEqual([
      'accepted',
      'making',
    ])
  })

  it('takes back a delivery to the making', () => {
    expect(statusAfter('making', 'deliver')).toBe('delivered')
    expect(statusAfter('delivered', 'take_back_delivery')).toBe('making')
  })
})

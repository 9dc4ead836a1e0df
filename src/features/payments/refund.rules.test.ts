import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isToGo, type RefundState, refundNewsOf, stateAfter } from './refund.rules.ts'

const told = ['pending', 'succeeded', 'failed'] as const

describe('the word of a provider about a refund', () => {
  it.each([
    ['requested', 'pending', 'pending'],
    ['requested', 'succeeded', 'went'],
    ['requested', 'failed', 'failed'],
    ['pending', 'pending', 'nothing'],
    ['pending', 'succeeded', 'went'],
    ['pending', 'failed', 'failed'],
    ['succeeded', 'pending', 'nothing'],
    ['succeeded', 'succeeded', 'nothing'],
    ['succeeded', 'failed', 'came_back'],
  ] as const)('about one that is %s: « %s » means %s', (status, word, news) => {
    expect(refundNewsOf({ status, attempts: 1 }, word)).toBe(news)
  })

  it.each(['failed', 'returned'] as const)('is too late for one that is %s', (status) => {
    for (const word of told) expect(refundNewsOf({ status, attempts: 1 }, word)).toBe('nothing')
  })

  it('leaves owed what failed once more, as its paper stands', () => {
    expect(refundNewsOf({ status: 'requested', attempts: 2 }, 'failed')).toBe('stays_owed')
    expect(refundNewsOf({ status: 'pending', attempts: 3 }, 'failed')).toBe('stays_owed')
  })

  it('told in any order and however often, moves money at most once each way in one attempt', () => {
    const attempts = fc.constantFrom(1, 2, 5)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...told)), attempts, (words, attempt) => {
        let status: RefundState = 'requested'
        const seen: string[] = []
        for (const word of words) {
          const news = refundNewsOf({ status, attempts: attempt }, word)
          if (news === 'nothing') continue
          seen.push(news)
          status = stateAfter[news]
        }
        expect(seen.filter((news) => news === 'went').length).toBeLessThanOrEqual(1)
        expect(seen.filter((news) => news === 'came_back').length).toBeLessThanOrEqual(1)
        // A refund with a credit note is never lost: it has gone, or is still to go.
        if (attempt > 1 || seen.includes('went')) expect(status === 'succeeded' || isToGo(status)).toBe(true)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { eligibilityOf, namesProducts, reviewReasonOf, untilOf } from './line-eligibility.rules.ts'

const gown = { id: 'gown', quantity: 2, refundedQuantity: 0, withdrawal: 'eligible' as const }
const measured = { ...gown, id: 'measured', withdrawal: 'excluded' as const }

// The delivery was on a Sunday: the fourteenth day after it is a Sunday again, so the Monday still counts.
const days = { deliveredOn: '2026-10-11', declaredOn: '2026-10-26' }

describe('how a line stands', () => {
  it('is eligible to the last worked day, and late on the day after', () => {
    expect(untilOf(days)).toBe('2026-10-26')
    expect(eligibilityOf(gown, days)).toBe('eligible')
    expect(eligibilityOf(gown, { ...days, declaredOn: '2026-10-27' })).toBe('late')
  })

  it('is eligible before it has arrived', () => {
    expect(eligibilityOf(gown, { deliveredOn: null, declaredOn: '2027-03-01' })).toBe('eligible')
  })

  it('is excluded when it was made to their measures, and done with once it is paid back', () => {
    expect(eligibilityOf(measured, days)).toBe('excluded')
    expect(eligibilityOf({ ...measured, refundedQuantity: 2 }, days)).toBe('refunded')
    expect(eligibilityOf({ ...gown, refundedQuantity: 1 }, days)).toBe('eligible')
  })
})

describe('why the house has to look itself', () => {
  const declared = {
    status: 'delivered' as const,
    lines: [gown, measured],
    named: [],
    isNamed: false,
    ...days,
  }

  it('is nothing when what was named is eligible and in time', () => {
    const named = [{ line: 'gown', quantity: 2 }]
    expect(reviewReasonOf({ ...declared, named })).toBeNull()
  })

  it('is any line that is not, when none was named or that one was', () => {
    expect(reviewReasonOf(declared)).toBe('excluded')
    expect(reviewReasonOf({ ...declared, named: [{ line: 'measured', quantity: 1 }] })).toBe('excluded')
    expect(reviewReasonOf({ ...declared, named: [{ line: 'another', quantity: 1 }] })).toBe('excluded')
  })

  it('is products that were written down, unless others were ticked beside', () => {
    const written = { ...declared, lines: [gown], isNamed: true }
    expect(reviewReasonOf(written)).toBe('in_words')
    expect(reviewReasonOf({ ...written, named: [{ line: 'gown', quantity: 1 }] })).toBeNull()
    expect(reviewReasonOf({ ...written, named: [{ line: 'another', quantity: 1 }] })).toBe('in_words')
    expect(namesProducts({ freeText: 'La robe Lys', lines: [] })).toBe(true)
    expect(namesProducts({ freeText: '', lines: [{ line: 'another' }] })).toBe(true)
    expect(namesProducts({ freeText: '', lines: [] })).toBe(false)
  })

  it('is more than what is left', () => {
    const lines = [{ ...gown, refundedQuantity: 1 }]
    expect(reviewReasonOf({ ...declared, lines, named: [{ line: 'gown', quantity: 2 }] })).toBe('refunded')
  })

  it('is an order that was never paid, or is called off', () => {
    for (const status of ['pending_payment', 'expired', 'cancelled', 'refunded'] as const)
      expect(reviewReasonOf({ ...declared, status })).toBe('closed')
  })
})

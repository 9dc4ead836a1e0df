import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOfEuros, eurosOfCents, formatEuros, formatExactEuros } from './money.ts'

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

describe('money', () => {
  it('shows whole euros without decimals and anything else with two', () => {
    expect(plain(formatEuros(4200))).toBe('4 200 €')
    expect(plain(formatEuros(129.5))).toBe('129,50 €')
  })

  it('shows the cents of a bill even when there are none', () => {
    expect(plain(formatExactEuros(129_000))).toBe('1 290,00 €')
    expect(plain(formatExactEuros(129_050))).toBe('1 290,50 €')
  })

  it('writes what is taken off with a minus sign, not with a hyphen', () => {
    expect(plain(formatEuros(-120))).toBe('−120 €')
    expect(plain(formatExactEuros(-12_050))).toBe('−120,50 €')
  })

  it('counts what is not a number as nothing', () => {
    expect(plain(formatEuros(Number.NaN))).toBe('0 €')
  })

  it('loses no cent between the wire and the inside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 10 }),
        (cents) => centsOfEuros(eurosOfCents(cents)) === cents,
      ),
    )
  })
})

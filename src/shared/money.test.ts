import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOfEuros, eurosOfCents, formatEuros, formatExactEuros } from './money.ts'

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

describe('money', () => {
  it('shows whole euros without decimals and anything else with two', () => {
    expect(plain(formatEuros(4200, 'fr'))).toBe('4 200 €')
    expect(plain(formatEuros(129.5, 'fr'))).toBe('129,50 €')
    expect(formatEuros(4200, 'en')).toBe('€4,200')
    expect(formatEuros(129.5, 'en')).toBe('€129.50')
  })

  it('shows the cents of a bill even when there are none', () => {
    expect(plain(formatExactEuros(129_000, 'fr'))).toBe('1 290,00 €')
    expect(formatExactEuros(129_050, 'en')).toBe('€1,290.50')
  })

  it('writes what is taken off with a minus sign, not with a hyphen', () => {
    expect(plain(formatEuros(-120, 'fr'))).toBe('−120 €')
    expect(formatExactEuros(-12_050, 'en')).toBe('−€120.50')
  })

  it('counts what is not a number as nothing', () => {
    expect(plain(formatEuros(Number.NaN, 'fr'))).toBe('0 €')
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

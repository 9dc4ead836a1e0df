import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDays, readEuros, writeRange } from './ranges.ts'

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a range', () => {
  it('is read as it is written, with one bound or with both', () => {
    fc.assert(
      fc.property(days, days, fc.constantFrom('both', 'from', 'to'), (one, other, bounds) => {
        const [from, to] = one <= other ? [one, other] : [other, one]
        const range = { both: { from, to }, from: { from }, to: { to } }[bounds]
        expect(readDays(writeRange(range) ?? '')).toEqual(range)
      }),
    )
  })

  it.each([
    ['2026-11-25', { from: '2026-11-25', to: '2026-11-25' }],
    ['..2026-12-04', { to: '2026-12-04' }],
    ['2026-12-04..', { from: '2026-12-04' }],
    ['2026-02-30', undefined],
    ['2026-12-04..2026-12-01', undefined],
    ['2026-12-01..2026-12-04..2026-12-05', undefined],
    ['..', undefined],
    ['', undefined],
    ['\0..2026-12-04', undefined],
  ])('of days « %s » is %o', (text, range) => {
    expect(readDays(text)).toEqual(range)
  })

  it.each([
    ['100..', { from: 100 }],
    ['..249.90', { to: 249.9 }],
    ['0..0', { from: 0, to: 0 }],
    ['-1..', undefined],
    ['1e3..', undefined],
    ['100..20', undefined],
    ['12345678..', undefined],
  ])('of amounts « %s » is %o', (text, range) => {
    expect(readEuros(text)).toEqual(range)
  })

  it('without a bound is not written', () => {
    expect(writeRange({})).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsIn, numberIn, typedEuros, unreadableNumbers } from './typed-number.ts'

describe('a number as it is typed', () => {
  it('is read with either comma, spaces and the sign of the euro, and not where it could be two', () => {
    expect(['29,90', '29.9', '1\u202f500 €', ' 15 '].map(numberIn)).toEqual([29.9, 29.9, 1500, 15])
    for (const typed of ['', '1,500', '1.234.5', '-1', 'dix', '1e3']) expect(numberIn(typed)).toBeNaN()
  })

  it('is, in either language, what it was when it is shown and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom('fr', 'en'), (cents, lng) => {
        expect(numberIn(typedEuros(cents / 100, lng))).toBe(cents / 100)
      }),
    )
  })

  it('is told by its place where it could not be read', () => {
    const written = { rates: { france: { price: Number.NaN, freeFrom: null } }, days: { min: 1 } }
    expect(unreadableNumbers(written)).toEqual(['rates.france.price'])
  })
})

describe('an amount as it is typed', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.05', 1205],
    ['1\u202f290,50\u00a0€', 129_050],
    ['0,01', 1],
    ['8,20', 820],
  ])('is read from « %s »', (typed, cents) => expect(centsIn(typed)).toBe(cents))

  it.each(['', 'douze', '12,505', '-3', '1e3', '1,2,3', '99999999'])('is not « %s »', (typed) =>
    expect(centsIn(typed)).toBeUndefined(),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cmOf, lengthOfCm, lengthOfMillimetres, readLength, writeLength } from './body-length.ts'

describe('a length of a body', () => {
  it.each([
    ['92,5', 'cm', 92.5],
    ['92.5', 'cm', 92.5],
    [' 88 ', 'cm', 88],
    ['36', 'in', 91.44],
    ['36 1/4', 'in', 92.075],
    ['36¼', 'in', 92.075],
    ['36-1/2', 'in', 92.71],
    ['36.25', 'in', 92.075],
    ['3/8', 'in', 0.9525],
  ] as const)('is read from « %s » %s', (typed, unit, cm) => {
    expect(readLength(typed, unit)).toBe(lengthOfCm(cm))
  })

  it.each(['', 'robe', '-92', '92,555', '1e3', '36 1/3', '36 1/4 1/4', '\u0000', '9999'])(
    'is not « %s »',
    (typed) => {
      expect(readLength(typed, 'cm')).toBeUndefined()
      if (typed !== '') expect(readLength(typed, 'in')).toBeUndefined()
    },
  )

  it('knows no fractions of a centimetre', () => {
    expect(readLength('92 1/2', 'cm')).toBeUndefined()
  })

  it('comes back as it was typed, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (tenths) => {
        const length = lengthOfMillimetres(tenths)
        expect(readLength(writeLength(length, 'cm'), 'cm')).toBe(length)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 * 120 }), (sixteenths) => {
        const length = sixteenths * 127
        expect(readLength(writeLength(length, 'in'), 'in')).toBe(length)
        expect(Number.isInteger(length)).toBe(true)
      }),
    )
  })

  it('is off by half a step at most when it is read in the other unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (tenths) => {
        const length = lengthOfMillimetres(tenths)
        const seen = readLength(writeLength(length, 'in'), 'in') ?? Number.NaN
        expect(Math.abs(cmOf(seen) - cmOf(length))).toBeLessThanOrEqual(2.54 / 32 + 1e-9)
      }),
    )
  })

  it('is written with the sign of the language', () => {
    expect(writeLength(lengthOfCm(92.5), 'cm')).toBe('92,5')
    expect(writeLength(lengthOfCm(92.5), 'cm', '.')).toBe('92.5')
    expect(writeLength(lengthOfCm(92.075), 'in')).toBe('36\u00a01/4')
    expect(writeLength(lengthOfCm(91.44), 'in')).toBe('36')
  })
})

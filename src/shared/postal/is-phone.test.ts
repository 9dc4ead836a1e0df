import { expect, it } from 'vitest'
import { isPhone, looksShort } from './is-phone.ts'

it('is a number of any country, or none', () => {
  expect(['', '+33 6 12 34 56 78', '020-123456', '(0)1 42.60/18'].filter((text) => !isPhone(text))).toEqual(
    [],
  )
  expect(['06 12', '12345', '+33 six', '1234567890123456', '06\u00007812345'].filter(isPhone)).toEqual([])
})

it('is asked about where digits seem to be missing, and taken all the same', () => {
  expect(
    ['061234', '06 12 34 56', '+32 2 511'].filter((text) => isPhone(text) && looksShort(text)),
  ).toHaveLength(3)
  expect(['', '06 12 34 56 78', '+32 2 511 22 33'].filter(looksShort)).toEqual([])
})

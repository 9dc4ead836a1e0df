import { describe, expect, it } from 'vitest'
import { centsOfTyped } from './typed-amount.ts'

describe('an amount that somebody types', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.05', 1205],
    ['1\u202f290,50\u00a0€', 129_050],
    ['0,01', 1],
    ['8,20', 820],
  ])('is read from « %s »', (typed, cents) => expect(centsOfTyped(typed)).toBe(cents))

  it.each(['', 'douze', '12,505', '-3', '1e3', '1,2,3', '99999999'])('is not « %s »', (typed) =>
    expect(centsOfTyped(typed)).toBeUndefined(),
  )
})

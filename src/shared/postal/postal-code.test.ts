import { describe, expect, it } from 'vitest'
import { isServedCountry, servedCountries } from './countries.ts'
import { isPostalCode, needsPostalCode } from './postal-code.ts'

describe('a post code', () => {
  it.each([
    ['FR', '75001'],
    ['FR', '97110'],
    ['MC', '98000'],
    ['BE', '1000'],
    ['NL', '1012 AB'],
    ['IE', 'D02 X285'],
    ['GB', 'SW1A 1AA'],
    ['US', '10001-1234'],
    ['CA', 'H2X 1Y4'],
    ['AE', ''],
  ])('of %s may be %s', (country, code) => expect(isPostalCode(code, country)).toBe(true))

  it.each([
    ['FR', '7500'],
    ['FR', '750011'],
    ['FR', '00100'],
    ['FR', '7500A'],
    ['MC', '75001'],
    ['BE', '75001'],
    ['NL', '1012'],
    ['US', '1000'],
    ['DE', ''],
  ])('of %s is not %j', (country, code) => expect(isPostalCode(code, country)).toBe(false))

  it('is asked for where there are some', () => {
    expect(['FR', 'US', 'AE'].map(needsPostalCode)).toEqual([true, true, false])
  })
})

describe('the countries the house sends to', () => {
  it('are each named once, by codes that have a name', () => {
    expect(new Set(servedCountries).size).toBe(servedCountries.length)
    const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })
    expect(servedCountries.filter((code) => names.of(code) === undefined)).toEqual([])
  })

  it('leave out those that luxury goods may not be sent to', () => {
    expect(['FR', 'MC', 'JP', 'RU', 'BY', 'KP', 'ZZ'].map(isServedCountry)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { isServedCountry } from '../../../../shared/postal/countries.ts'
import { postalCodeLabel, postalCodeNeed, townLine } from './postal-code-of.ts'

describe('a post code in the form', () => {
  it('is required where the house checks it, possible elsewhere, and not asked where there is none', () => {
    expect(['FR', 'US', 'BR', 'AE', 'HK'].map(postalCodeNeed)).toEqual([
      'required',
      'required',
      'optional',
      'none',
      'none',
    ])
  })

  it('is called what its country calls it', () => {
    expect(['US', 'IE', 'FR'].map(postalCodeLabel)).toEqual(['zipCode', 'eircode', 'postalCode'])
  })
})

it.each([
  ['FR', '75001', 'Paris', '75001 Paris'],
  ['GB', 'SW1A 1AA', 'London', 'London SW1A 1AA'],
  ['AE', '', 'Dubaï', 'Dubaï'],
])('writes the town of %s as its post does', (country, postalCode, city, line) => {
  expect(isServedCountry(country)).toBe(true)
  expect(townLine({ country, postalCode, city })).toBe(line)
})

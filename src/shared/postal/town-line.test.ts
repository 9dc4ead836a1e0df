import { expect, it } from 'vitest'
import { isServedCountry } from './countries.ts'
import { townLine } from './town-line.ts'

it.each([
  ['FR', '75001', 'Paris', '75001\u00a0Paris'],
  ['GB', 'SW1A 1AA', 'London', 'London\u00a0SW1A 1AA'],
  ['AE', '', 'Dubaï', 'Dubaï'],
])('writes the town of %s as its post does, never apart from its code', (country, postalCode, city, line) => {
  expect(isServedCountry(country)).toBe(true)
  expect(townLine({ country, postalCode, city })).toBe(line)
})

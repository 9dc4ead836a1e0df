import { expect, it } from 'vitest'
import { shippingZoneOf } from './shipping-zone.ts'

it.each([
  ['FR', '75001', 'france'],
  ['FR', '20090', 'france'],
  ['MC', '98000', 'france'],
  ['FR', '97110', 'world'],
  ['FR', '98800', 'world'],
  ['DE', '97070', 'europe'],
  ['IT', '00100', 'europe'],
  ['GB', 'SW1A 1AA', 'world'],
  ['US', '10001', 'world'],
] as const)('sending to %s %s is sending to zone %s', (country, postalCode, zone) => {
  expect(shippingZoneOf({ country, postalCode })).toBe(zone)
})

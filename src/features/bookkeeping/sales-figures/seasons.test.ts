import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { daysOfKey, daysWithin, nameOfSeason, seasonOf } from './seasons.ts'

it.each([
  ['2027-02', '2026-winter', 'Automne-hiver 2026-2027', '2026-09-01', '2027-02-28'],
  ['2027-03', '2027-summer', 'Printemps-été 2027', '2027-03-01', '2027-08-31'],
  ['2027-09', '2027-winter', 'Automne-hiver 2027-2028', '2027-09-01', '2028-02-29'],
])('%s is of %s', (month, season, name, from, to) => {
  expect(seasonOf(month)).toBe(season)
  expect(nameOfSeason(season, 'fr')).toBe(name)
  expect(daysOfKey(season)).toEqual({ from, to })
})

it('has each month whole in its season', () => {
  const months = fc
    .tuple(fc.integer({ min: 2020, max: 2090 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
  fc.assert(
    fc.property(months, (month) => {
      expect(daysWithin(month, daysOfKey(seasonOf(month)))).toEqual(daysOfKey(month))
    }),
    { numRuns: propertyRuns(200) },
  )
})

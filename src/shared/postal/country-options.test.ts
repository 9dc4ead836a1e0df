import { expect, it } from 'vitest'
import { servedCountries } from './countries.ts'
import { countryGroups } from './country-options.ts'

it('names France and Monaco first, then the Union, then every other country the house sends to, once', () => {
  const { france, union, elsewhere } = countryGroups('fr')
  expect(france.map(({ value }) => value)).toEqual(['FR', 'MC'])
  expect(union.map(({ value }) => value)).toContain('BE')
  const codes = [...france, ...union, ...elsewhere].map(({ value }) => value)
  expect(codes.toSorted()).toEqual(servedCountries.toSorted())
})

it.each([
  ['fr', ['Allemagne', 'Autriche', 'Belgique']],
  ['en', ['Austria', 'Belgium', 'Bulgaria']],
] as const)('sorts by the names that %s gives them', (lng, first) => {
  expect(
    countryGroups(lng)
      .union.slice(0, first.length)
      .map(({ label }) => label),
  ).toEqual(first)
})

it('sorts an accent beside its letter', () => {
  const labels = countryGroups('fr').elsewhere.map(({ label }) => label)
  expect(labels.indexOf('Émirats arabes unis')).toBeLessThan(labels.indexOf('Fidji'))
})

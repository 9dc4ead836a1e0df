import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it('calls a country as the reader does', () => {
  expect([countryName('DE', 'fr'), countryName('DE', 'en')]).toEqual(['Allemagne', 'Germany'])
})

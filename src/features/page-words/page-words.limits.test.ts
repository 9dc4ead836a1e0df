import { expect, it } from 'vitest'
import { hasKnownPlaces, isWordOf } from './page-words.limits.ts'

it('knows what the software fills in, and refuses every other brace', () => {
  for (const text of ['', 'Couture, {{city}}', '{{house}} à {{city}}', '{ une } accolade'])
    expect([text, hasKnownPlaces(text)]).toEqual([text, true])
  for (const text of ['{{ville}}', '{{constructor}}', '{{city', 'city}}', '{{ city }}', '{{{{city}}}}'])
    expect([text, hasKnownPlaces(text)]).toEqual([text, false])
})

it('knows which texts of a page are for the house', () => {
  expect(isWordOf('home', 'heroTitle')).toBe(true)
  expect([isWordOf('shop', 'intro'), isWordOf('shop', 'searchLabel')]).toEqual([true, false])
})

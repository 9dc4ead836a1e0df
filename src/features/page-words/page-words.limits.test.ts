import { expect, it } from 'vitest'
import { hasKnownPlaces, withPlaces } from './page-words.limits.ts'

it('knows what the software fills in, and refuses every other brace', () => {
  for (const text of ['', 'Couture, {{city}}', '{{house}} à {{city}}', '{ une } accolade'])
    expect([text, hasKnownPlaces(text)]).toEqual([text, true])
  for (const text of ['{{ville}}', '{{constructor}}', '{{city', 'city}}', '{{ city }}', '{{{{city}}}}'])
    expect([text, hasKnownPlaces(text)]).toEqual([text, false])
})

it('fills in what is given', () => {
  expect(withPlaces('{{house}}, {{city}}', { city: 'Paris' })).toBe('{{house}}, Paris')
  expect(withPlaces('{{toString}}', {})).toBe('{{toString}}')
})

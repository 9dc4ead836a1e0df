import { expect, it } from 'vitest'
import { spokenTime } from './spoken-time.ts'

it('says a moment by the clocks of Paris, on both sides of a change of hour', () => {
  expect(spokenTime(Date.parse('2026-10-23T08:00:00Z'), 'fr')).toBe('vendredi 23 octobre 2026 à 10:00')
  expect(spokenTime(Date.parse('2026-10-26T09:00:00Z'), 'fr')).toBe('lundi 26 octobre 2026 à 10:00')
  expect(spokenTime(Date.parse('2026-10-26T09:00:00Z'), 'en')).toBe('Monday, 26 October 2026 at 10:00')
  expect(spokenTime(Date.parse('2026-11-01T09:01:00Z'), 'fr')).toBe('dimanche 1er novembre 2026 à 10:01')
})

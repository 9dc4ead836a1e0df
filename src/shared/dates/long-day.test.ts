import { expect, it } from 'vitest'
import { longDay } from './long-day.ts'

it('names the day that it was in Paris', () => {
  expect(longDay('2026-11-21T23:30:00Z', 'fr')).toBe('22 novembre 2026')
  expect(longDay('2026-11-21T22:30:00Z', 'en')).toBe('21 November 2026')
  expect(longDay('2026-12-01T10:00:00Z', 'fr')).toBe('1er décembre 2026')
  expect(longDay('2026-12-01T10:00:00Z', 'en')).toBe('1 December 2026')
  expect(longDay('2026-12-11T10:00:00Z', 'fr')).toBe('11 décembre 2026')
})

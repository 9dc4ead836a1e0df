import { expect, it } from 'vitest'
import { dayAndTime } from './day-and-time.ts'

it('is told by the clocks of Paris, in summer and in winter', () => {
  expect(dayAndTime('2026-10-24T22:30:00Z', 'fr')).toBe('25 oct. 2026, 00:30')
  expect(dayAndTime('2026-10-25T22:30:00Z', 'fr')).toBe('25 oct. 2026, 23:30')
  expect(dayAndTime('2026-10-25T22:30:00Z', 'en')).toBe('25 Oct 2026, 23:30')
  expect(dayAndTime('2026-12-01T00:01:00Z', 'fr')).toBe('1er déc. 2026, 01:01')
})

import { expect, it } from 'vitest'
import { monthName } from './month-name.ts'

it('says a month and its year in the language of the reader', () => {
  expect(monthName('2026-11', 'fr')).toBe('novembre 2026')
  expect(monthName('2026-11', 'en')).toBe('November 2026')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoWeekday } from './civil-date.ts'
import { easterSunday, frenchHolidays } from './french-holidays.ts'

describe('Easter', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  it('is a Sunday between 22 March and 25 April, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
        const easter = easterSunday(year)
        expect(isoWeekday(easter)).toBe(7)
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
      }),
    )
  })
})

describe('the public holidays', () => {
  it('of 2026 are eleven, in order', () => {
    expect(frenchHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  it.each([
    ['Ascension', 2027, '2027-05-06'],
    ['Whit Monday', 2027, '2027-05-17'],
    ['Ascension', 2028, '2028-05-25'],
    ['Whit Monday', 2028, '2028-06-05'],
  ])('hold %s of %i', (_name, year, date) => {
    expect(frenchHolidays(year)).toContain(date)
  })
})

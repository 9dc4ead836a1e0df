import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './civil-date.ts'
import { addWorkingDays, isWorkingDay, nearestWorkingDay } from './working-days.ts'

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))

describe('working days', () => {
  it('are Monday to Friday without public holidays', () => {
    const november = ['2026-11-07', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']
    expect(november.filter(isWorkingDay)).toEqual(['2026-11-09', '2026-11-10', '2026-11-12'])
  })

  it('step over a weekend and a holiday at once', () => {
    expect(addWorkingDays('2026-04-02', 1)).toBe('2026-04-03')
    expect(addWorkingDays('2026-04-02', 2)).toBe('2026-04-07')
  })

  it('step over the turn of the year', () => {
    expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04')
  })

  it('are looked for in both directions', () => {
    expect(nearestWorkingDay('2026-12-25', 1)).toBe('2026-12-28')
    expect(nearestWorkingDay('2026-12-27', -1)).toBe('2026-12-24')
  })

  it('are as many between two days as were added', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const end = addWorkingDays(date, count)
        let worked = 0
        for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) if (isWorkingDay(day)) worked++
        expect(worked).toBe(count)
        expect(isWorkingDay(end)).toBe(true)
      }),
    )
  })
})

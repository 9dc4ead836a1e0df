import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, yearOf } from '../../shared/calendar/civil-date.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { dateKinds, daysRemindedAfter, reminderDays } from './customer-notes.limits.ts'
import { isDay, type KeptDay, nextOf, remindedOf } from './dates.rules.ts'

const today = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

const keptDay = fc
  .record({
    kind: fc.constantFrom(...dateKinds),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.option(fc.integer({ min: 1900, max: 2100 })),
  })
  .filter(isDay)

const numRuns = propertyRuns(800)

const birthday = (month: number, day: number): KeptDay => ({ kind: 'birthday', day, month, year: null })

describe('the day that comes next', () => {
  it.each([
    ['in this year', birthday(12, 4), '2026-11-29', '2026-12-04'],
    ['over the end of the year', birthday(1, 2), '2026-12-30', '2027-01-02'],
    ['just missed, in the year before', birthday(12, 28), '2027-01-03', '2026-12-28'],
    ['missed for good', birthday(12, 26), '2027-01-03', '2027-12-26'],
    ['29 February where there is one', birthday(2, 29), '2028-02-20', '2028-02-29'],
    ['29 February where there is none', birthday(2, 29), '2027-02-20', '2027-02-28'],
    ['a wedding', { kind: 'wedding', day: 5, month: 6, year: 2027 }, '2026-11-29', '2027-06-05'],
    ['a wedding that is over', { kind: 'wedding', day: 5, month: 6, year: 2026 }, '2026-06-13', null],
    [
      'a birthday with its year',
      { kind: 'birthday', day: 5, month: 6, year: 1990 },
      '2026-06-13',
      '2027-06-05',
    ],
  ] as const)('is found: %s', (_, date, now, next) => {
    expect(nextOf(date, now)).toBe(next)
  })

  it('is the day itself, never further than a year, nor longer ago than somebody is reminded', () => {
    fc.assert(
      fc.property(keptDay, today, (date, now) => {
        const next = nextOf(date, now)
        if (next === null) {
          expect(date.year).not.toBeNull()
          return
        }
        expect(daysBetween(now, next)).toBeGreaterThanOrEqual(-daysRemindedAfter)
        if (date.kind === 'birthday' || date.year === null) {
          expect(daysBetween(now, next)).toBeLessThanOrEqual(366 - daysRemindedAfter)
          const isShortened = next.endsWith('-02-28') && date.day === 29 && date.month === 2
          expect(isShortened || Number(next.slice(8)) === date.day).toBe(true)
          expect(Number(next.slice(5, 7))).toBe(date.month)
          if (isShortened) expect(isDay({ ...date, year: yearOf(next) })).toBe(false)
        } else expect(yearOf(next)).toBe(date.year)
      }),
      { numRuns },
    )
  })
})

describe('a reminder', () => {
  it('comes so many days before, stays until some days after, and once in that time', () => {
    fc.assert(
      fc.property(keptDay, today, fc.constantFrom(...reminderDays), (date, start, remindDays) => {
        const next = nextOf(date, start)
        if (next === null) return
        const near = addDays(next, -remindDays)
        const kept = { ...date, remindDays, doneFor: null }
        const far = addDays(near, -1)
        expect(remindedOf(kept, far)).toBeNull()
        for (const day of [near, next, addDays(next, daysRemindedAfter)]) {
          expect(remindedOf(kept, day)).toBe(next)
          expect(remindedOf({ ...kept, doneFor: next }, day)).toBeNull()
          expect(remindedOf({ ...kept, remindDays: null }, day)).toBeNull()
        }
        expect(remindedOf(kept, addDays(next, daysRemindedAfter + 1))).toBeNull()
      }),
      { numRuns },
    )
  })

  it('comes again in the year after, though it was thought of in this one', () => {
    const kept = { ...birthday(1, 3), remindDays: 7, doneFor: '2027-01-03' } as const
    expect(remindedOf(kept, '2026-12-28')).toBeNull()
    expect(remindedOf(kept, '2027-12-27')).toBe('2028-01-03')
  })
})

it('knows the days of the calendar, and of a year that is not known as many as it may have', () => {
  expect(isDay({ day: 29, month: 2, year: null })).toBe(true)
  expect(isDay({ day: 29, month: 2, year: 2027 })).toBe(false)
  expect(isDay({ day: 31, month: 4, year: null })).toBe(false)
  expect(isDay({ day: 31, month: 12, year: 1999 })).toBe(true)
})

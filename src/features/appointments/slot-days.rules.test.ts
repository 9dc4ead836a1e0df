import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoWeekday } from '../../shared/calendar/civil-date.ts'
import {
  addMonths,
  dayByKey,
  isInNextMonthToo,
  monthOf,
  slotsByDay,
  timeOfSlot,
  weeksOf,
} from './slot-days.rules.ts'

const dates = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2020-01-01', days))

describe('the days of slots', () => {
  it('are those of Paris, on both sides of midnight elsewhere', () => {
    const slots = ['2026-11-03T09:00:00+01:00', '2026-11-03T18:30:00+01:00', '2026-11-04T00:30:00+01:00']
    const days = slotsByDay(slots.map((start) => ({ start })))
    expect([...days.keys()]).toEqual(['2026-11-03', '2026-11-04'])
    expect(days.get('2026-11-03')?.map(timeOfSlot)).toEqual(['09:00', '18:30'])
  })
})

describe('a month', () => {
  it('is drawn in six weeks that begin on Monday and hold all of its days', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = weeksOf(monthOf(date))
        expect(weeks).toHaveLength(6)
        expect(weeks.map(([monday = '']) => isoWeekday(monday))).toEqual([1, 1, 1, 1, 1, 1])
        expect(weeks.flat()).toContain(date)
      }),
    )
  })

  it('is followed by the next, over the turn of the year too', () => {
    expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2026-11', 6)]).toEqual([
      '2027-01',
      '2026-12',
      '2027-05',
    ])
  })
})

describe('a day at the end of its month', () => {
  it('stands in the weeks of the next month too, exactly when its week ends there', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const next = weeksOf(addMonths(monthOf(date), 1)).flat()
        expect(isInNextMonthToo(date)).toBe(next.includes(date))
      }),
    )
    expect(['2026-11-29', '2026-11-30', '2026-12-31', '2027-02-28'].map(isInNextMonthToo)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a key', () => {
  it.each([
    ['ArrowLeft', '2026-11-03'],
    ['ArrowRight', '2026-11-05'],
    ['ArrowUp', '2026-10-28'],
    ['ArrowDown', '2026-11-11'],
    ['Home', '2026-11-02'],
    ['End', '2026-11-08'],
    ['PageUp', '2026-10-04'],
    ['PageDown', '2026-12-04'],
    ['a', undefined],
  ])('%s leads from the 4th of November to %s', (key, day) => {
    expect(dayByKey('2026-11-04', key)).toBe(day)
  })

  it('leads to the last day of a month that is shorter', () => {
    expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDateOf, isoWeekday, yearOf } from './civil-date.ts'

const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => civilDateOf(date.getTime()))

describe('a civil date', () => {
  it('is counted as Temporal counts it', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
        expect(addDays(date, days)).toBe(Temporal.PlainDate.from(date).add({ days }).toString())
      }),
    )
  })

  it('knows its weekday and its year as Temporal does', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { dayOfWeek, year } = Temporal.PlainDate.from(date)
        expect([isoWeekday(date), yearOf(date)]).toEqual([dayOfWeek, year])
      }),
    )
  })
})

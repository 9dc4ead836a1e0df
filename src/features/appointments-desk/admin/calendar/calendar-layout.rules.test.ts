import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoWeekday } from '../../../../shared/calendar/civil-date.ts'
import { daysAtOnce } from '../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import { calendarViews, dayIn, daysOfView, steppedDay } from './calendar-days.rules.ts'
import {
  hoursShown,
  nearestOnGrid,
  type Place,
  placeAfterKey,
  spanOfAppointment,
  timeOfMinutes,
} from './calendar-layout.rules.ts'
import { closedAllDay, shutOn } from './shut.rules.ts'

const dates = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('2001-01-01', count))
const views = fc.constantFrom(...calendarViews)

const day: CalendarDay = {
  date: '2026-11-03',
  holiday: false,
  hours: [{ from: '10:00', to: '19:00', onRequest: false }],
  closures: [],
}
const closure = { _id: 'closure', from: '00:00', to: '24:00', salon: null, reason: 'Salon du mariage' }
const appointment = { start: '2026-11-03T10:00:00+01:00', end: '2026-11-03T11:30:00+01:00' }

describe('the days of a view', () => {
  it('hold the day, begin on a Monday, and are no more than are asked about at once', () => {
    fc.assert(
      fc.property(views, dates, (view, date) => {
        const days = daysOfView(view, date)
        expect(days).toContain(date)
        expect(days.length).toBeLessThanOrEqual(daysAtOnce)
        if (view !== 'day') expect([isoWeekday(days[0] ?? ''), days.length % 7]).toEqual([1, 0])
      }),
    )
  })

  it('of a month are its weeks', () => {
    const november = daysOfView('month', '2026-11-17')
    expect([november[0], november.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
  })

  it.each([
    ['month', '2026-01-31', '2026-02-01', '2025-12-01'],
    ['week', '2026-10-26', '2026-11-02', '2026-10-19'],
    ['day', '2026-03-29', '2026-03-30', '2026-03-28'],
  ] as const)('of a %s go on and back', (view, date, next, previous) => {
    expect([steppedDay(view, date, 1), steppedDay(view, date, -1)]).toEqual([next, previous])
  })

  it('are asked for by real days only', () => {
    expect(['2026-11-03', '2026-02-31', '2026-13-01', 'demain', '0001-01-01', null].map(dayIn)).toEqual([
      '2026-11-03',
      ...Array.from({ length: 5 }),
    ])
  })
})

describe('an appointment in the calendar', () => {
  it('stands where the clocks of Paris put it, whatever the offset', () => {
    expect(spanOfAppointment(appointment)).toEqual({ date: '2026-11-03', from: 600, to: 690 })
    const onTheTurn = { start: '2026-10-25T01:30:00+02:00', end: '2026-10-25T03:00:00+01:00' }
    expect(spanOfAppointment(onTheTurn)).toEqual({ date: '2026-10-25', from: 90, to: 180 })
  })

  it('widens the hours that are shown', () => {
    expect(hoursShown([day], [appointment])).toEqual({ from: 600, to: 1140 })
    const early = { start: '2026-11-03T08:30:00+01:00', end: '2026-11-03T09:30:00+01:00' }
    expect(hoursShown([day], [early])).toEqual({ from: 480, to: 1140 })
    expect(hoursShown([], [])).toEqual({ from: 600, to: 1080 })
  })
})

describe('what is shut', () => {
  const shown = { from: 540, to: 1200 }
  const spans = (asked: CalendarDay) =>
    shutOn(asked, shown).map(({ kind, from, to }) => [kind, timeOfMinutes(from), timeOfMinutes(to)])

  it('is what lies outside the hours', () => {
    expect(spans(day)).toEqual([
      ['hours', '09:00', '10:00'],
      ['hours', '19:00', '20:00'],
    ])
  })

  it('is the whole of a holiday', () => {
    const holiday = { ...day, holiday: true, hours: [], closures: [closure] }
    expect(spans(holiday)).toEqual([['holiday', '09:00', '20:00']])
    expect(closedAllDay(holiday)?.kind).toBe('holiday')
  })

  it('says the reason of a closure instead of the hours that it lies over', () => {
    const closed = { ...day, closures: [closure] }
    expect(spans(closed)).toEqual([['closure', '09:00', '20:00']])
    expect(closedAllDay(closed)?.reason).toBe('Salon du mariage')
    const afternoon = { ...day, closures: [{ ...closure, from: '18:00', to: '24:00' }] }
    expect(spans(afternoon)).toEqual([
      ['hours', '09:00', '10:00'],
      ['closure', '18:00', '20:00'],
    ])
    expect(closedAllDay(afternoon)).toBeUndefined()
  })

  it('of one salon is drawn in its hours, and leaves the other open', () => {
    const oneSalon = { ...day, closures: [{ ...closure, salon: 'ivoire' as const }] }
    expect(spans(oneSalon)).toContainEqual(['closure', '10:00', '19:00'])
    expect(closedAllDay(oneSalon)).toBeUndefined()
  })

  it('is a day without hours', () => {
    expect(closedAllDay({ ...day, hours: [] })).toMatchObject({ kind: 'hours' })
  })
})

describe('an appointment that is moved', () => {
  const shown = { from: 600, to: 1140 }

  it('keeps to half hours among those shown', () => {
    expect([0, 614, 616, 5_000].map((at) => nearestOnGrid(at, { shown, length: 90 }))).toEqual([
      600, 600, 630, 1050,
    ])
  })

  it.each([
    ['ArrowDown', 'week', { minutes: 630 }],
    ['ArrowUp', 'week', {}],
    ['ArrowRight', 'week', { date: '2026-11-04' }],
    ['ArrowLeft', 'week', { date: '2026-11-02' }],
    ['ArrowRight', 'day', { salon: 'ivoire' }],
    ['s', 'week', { salon: 'ivoire' }],
  ] as const)('goes by %s in a %s', (key, view, change) => {
    const place: Place = { date: '2026-11-03', salon: 'garance', minutes: 600 }
    const days = daysOfView(view, place.date)
    const steps = { days, lanes: ['garance', 'ivoire'], shown, length: 60 } as const
    expect(placeAfterKey(place, key, steps)).toEqual({ ...place, ...change })
    expect(placeAfterKey(place, 'x', steps)).toBeUndefined()
  })
})

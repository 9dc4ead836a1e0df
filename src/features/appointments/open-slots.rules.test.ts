import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate, isoWeekday } from '../../shared/calendar/civil-date.ts'
import { frenchHolidays } from '../../shared/calendar/french-holidays.ts'
import { houseTimeZone, parisTime } from '../../shared/calendar/paris-time.ts'
import { defaultHouse } from '../settings/settings.defaults.ts'
import { appointmentKinds, minutesOf } from './appointment-kinds.ts'
import { bufferMinutes, salons } from './appointments.limits.ts'
import { nearestSlots, openSlots, type Slot, type Taken } from './open-slots.rules.ts'
import type { Closure } from './opening.rules.ts'

const minuteMs = 60_000
const at = (time: string) =>
  Temporal.PlainDateTime.from(time).toZonedDateTime(houseTimeZone).epochMilliseconds
const clockOf = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(houseTimeZone).toPlainDateTime().toString()

const { hours } = defaultHouse
const wednesday: CivilDate = '2026-10-14'
const nowMs = at(`${wednesday}T12:00`)
const nothing = { closures: [], taken: [], hours, nowMs } as const

const closure = (days: Partial<Closure> & Pick<Closure, 'firstDay'>): Closure => ({
  lastDay: days.firstDay,
  fromTime: null,
  toTime: null,
  repeats: 'never',
  repeatsUntil: null,
  salon: null,
  ...days,
})

const startsOf = (slots: readonly Slot[]) => slots.map(({ startMs }) => clockOf(startMs))
const timesOn = (date: CivilDate, options: Partial<Parameters<typeof openSlots>[0]> = {}) =>
  startsOf(openSlots({ ...nothing, kind: 'bridal-discovery', days: [date], ...options })).map((time) =>
    time.slice(11, 16),
  )

describe('the open slots of a day', () => {
  it('begin with the salon, on the grid, and end by its closing', () => {
    const times = timesOn('2026-11-03')
    expect(times[0]).toBe('10:00')
    expect(times.at(-1)).toBe('17:30')
    expect(times).toHaveLength(16)
  })

  it('are on request on a Saturday, none on a Sunday and on public holidays', () => {
    const saturday = openSlots({ ...nothing, kind: 'measuring', days: ['2026-11-07'] })
    expect(saturday.every(({ onRequest }) => onRequest)).toBe(true)
    expect(saturday).not.toEqual([])
    expect(timesOn('2026-11-08')).toEqual([])
    expect(timesOn('2026-11-11')).toEqual([])
  })

  it('begin 48 hours from now, to the minute', () => {
    expect(timesOn('2026-10-15')).toEqual([])
    expect(timesOn('2026-10-16')[0]).toBe('12:00')
    expect(timesOn('2026-10-16', { nowMs: nowMs + 1 })[0]).toBe('12:30')
  })

  it('end with the same day in six months', () => {
    expect(timesOn('2027-04-14').at(-1)).toBe('12:00')
    expect(timesOn('2027-04-15')).toEqual([])
  })

  it.each([
    ['a day', { firstDay: '2026-11-03' }, []],
    ['from noon on', { firstDay: '2026-11-03', fromTime: '12:00' }, ['10:00', '10:30']],
    ['a morning', { firstDay: '2026-11-03', toTime: '17:00' }, ['17:00', '17:30']],
    ['a weekday, again and again', { firstDay: '2026-10-06', repeats: 'weekly' }, []],
    ['a week that began in the month before', { firstDay: '2026-10-30', lastDay: '2026-11-04' }, []],
    ['each year', { firstDay: '2024-11-01', lastDay: '2024-11-05', repeats: 'yearly' }, []],
  ] as const)('leave out what is closed: %s', (_what, days, left) => {
    expect(timesOn('2026-11-03', { closures: [closure(days)] })).toEqual(left)
  })

  it.each([
    ['on other weekdays', { firstDay: '2026-10-05', repeats: 'weekly' }],
    ['after the last repetition', { firstDay: '2026-10-06', repeats: 'weekly', repeatsUntil: '2026-11-02' }],
    ['before the first day', { firstDay: '2026-11-10', repeats: 'weekly' }],
    ['in another year', { firstDay: '2025-11-03' }],
  ] as const)('stay open %s', (_what, days) => {
    expect(timesOn('2026-11-03', { closures: [closure(days)] })).toHaveLength(16)
  })

  it('close over the turn of the year', () => {
    const closures = [closure({ firstDay: '2024-12-23', lastDay: '2025-01-05', repeats: 'yearly' })]
    expect(timesOn('2026-12-22', { closures })).not.toEqual([])
    for (const day of ['2026-12-23', '2026-12-31', '2027-01-04'])
      expect(timesOn(day, { closures })).toEqual([])
    expect(timesOn('2027-01-06', { closures })).not.toEqual([])
  })

  it('leave the other salon open when one is closed', () => {
    const closures = [closure({ firstDay: '2026-11-03', salon: 'garance' })]
    const slots = openSlots({ ...nothing, kind: 'video', days: ['2026-11-03'], closures })
    expect(new Set(slots.flatMap((slot) => slot.salons))).toEqual(new Set(['ivoire']))
  })
})

/** The weeks around the two Sundays of each year on which the clocks change in Paris. */
const changes = Array.from({ length: 2035 - 2026 + 1 }, (_, index) => 2026 + index).flatMap((year) =>
  [`${year}-03-31`, `${year}-10-31`].map((last) => addDays(last, -(isoWeekday(last) % 7))),
)

describe('the changes of hour', () => {
  // A house that is also open by night, so that the hour that is skipped or comes twice is covered.
  const byNight = {
    ...hours,
    salon: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:30' }],
    onRequest: [],
  }

  it.each(changes)('keep the clocks of Paris around %s', (sunday) => {
    const saturdayBefore = addDays(sunday, -1)
    const asked = { ...nothing, kind: 'video', nowMs: at(`${addDays(sunday, -20)}T12:00`) } as const
    for (const days of [[saturdayBefore], [addDays(sunday, -2)], [addDays(sunday, 1)]]) {
      const slots = openSlots({ ...asked, days })
      const isHoliday = frenchHolidays(Number(sunday.slice(0, 4))).includes(days[0] ?? '')
      expect(startsOf(slots)[0]?.slice(11)).toBe(isHoliday ? undefined : '10:00:00')
    }
    const slots = openSlots({ ...asked, hours: byNight, days: [sunday] })
    const starts = startsOf(slots)
    expect(new Set(slots.map(({ startMs }) => startMs)).size).toBe(slots.length)
    expect(starts.every((time) => time.startsWith(sunday))).toBe(true)
    const inSpring = sunday.slice(5, 7) === '03'
    expect(starts.filter((time) => time.slice(11, 13) === '02')).toHaveLength(inSpring ? 0 : 2)
    expect(starts.at(-1)?.slice(11)).toBe('23:00:00')
    for (const { startMs, endMs } of slots) expect(endMs - startMs).toBe(minutesOf('video') * minuteMs)
  })
})

const anyTaken = fc
  .array(
    fc.record({
      salon: fc.constantFrom(...salons),
      day: fc.integer({ min: 0, max: 6 }),
      fromMinute: fc.integer({ min: 9 * 60, max: 19 * 60 }),
      minutes: fc.integer({ min: 15, max: 180 }),
    }),
    { maxLength: 30 },
  )
  .map((spans) =>
    spans.map(({ salon, day, fromMinute, minutes }): Taken => {
      const fromMs = at(`${addDays('2026-11-02', day)}T00:00`) + fromMinute * minuteMs
      return { salon, fromMs, toMs: fromMs + minutes * minuteMs }
    }),
  )

const meet = (one: Taken, other: Taken) =>
  one.salon === other.salon && one.fromMs < other.toMs && other.fromMs < one.toMs

describe('what is taken', () => {
  const days = Array.from({ length: 7 }, (_, index) => addDays('2026-11-02', index))

  it('is never offered, and what is free always is', () => {
    fc.assert(
      fc.property(anyTaken, fc.constantFrom(...appointmentKinds), (taken, kind) => {
        const open = openSlots({ ...nothing, kind, days, taken })
        const whole = openSlots({ ...nothing, kind, days })
        const expected = whole.flatMap((slot) => {
          const toMs = slot.endMs + bufferMinutes * minuteMs
          const free = salons.filter(
            (salon) =>
              !taken.some((span) => span.salon === salon && span.fromMs < toMs && slot.startMs < span.toMs),
          )
          return free.length > 0 ? [{ ...slot, salons: free }] : []
        })
        expect(open).toEqual(expected)
      }),
    )
  })

  it('is booked until nothing is left, and no two appointments ever meet', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...appointmentKinds), fc.nat()), { minLength: 1, maxLength: 60 }),
        (wishes) => {
          const taken: Taken[] = []
          for (const [kind, wish] of wishes) {
            const slots = openSlots({ ...nothing, kind, days: days.slice(0, 2), taken })
            const slot = slots[wish % Math.max(1, slots.length)]
            const [salon] = slot?.salons ?? []
            if (!slot || !salon) continue
            taken.push({ salon, fromMs: slot.startMs, toMs: slot.endMs + bufferMinutes * minuteMs })
          }
          const meeting = taken.filter((one) => taken.some((other) => one !== other && meet(one, other)))
          expect(meeting).toEqual([])
        },
      ),
    )
  })
})

describe('the nearest slots', () => {
  it('are three around the time that was wanted, in order', () => {
    const slots = openSlots({ ...nothing, kind: 'video', days: ['2026-11-03'] })
    const around = slots.filter(({ startMs }) => startMs !== at('2026-11-03T12:00'))
    const nearest = nearestSlots(around, { startMs: at('2026-11-03T12:00'), count: 3 })
    expect(startsOf(nearest).map((time) => time.slice(11, 16))).toEqual(['11:00', '11:30', '12:30'])
    expect(parisTime(nearest[0]?.startMs ?? 0)).toEqual({ date: '2026-11-03', hour: 11 })
  })
})

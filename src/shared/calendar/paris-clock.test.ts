import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './civil-date.ts'
import { parisClock, parisInstantMs } from './paris-clock.ts'
import { houseTimeZone } from './paris-time.ts'

const days = fc.integer({ min: 0, max: 25_000 }).map((count) => addDays('2000-01-01', count))
const turns = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31')
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 })

describe('the clocks of Paris', () => {
  it('show a moment as Temporal says', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2070, 0) }), (ms) => {
        const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(houseTimeZone)
        const minutes = there.hour * 60 + there.minute
        expect(parisClock(ms)).toEqual({ date: there.toPlainDate().toString(), minutes })
      }),
    )
  })

  it('show a minute of a day at the moment that Temporal says, also where they turn', () => {
    fc.assert(
      fc.property(fc.oneof(days, turns), minutesOfDay, (date, minutes) => {
        const time = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
        const told = Temporal.PlainDate.from(date).toPlainDateTime(time).toZonedDateTime(houseTimeZone)
        expect(parisInstantMs(date, minutes)).toBe(told.epochMilliseconds)
      }),
    )
  })
})

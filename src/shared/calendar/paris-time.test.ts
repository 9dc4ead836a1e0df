import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseTimeZone, parisTime } from './paris-time.ts'

const at = (iso: string) => parisTime(Date.parse(iso))

describe('the time in Paris', () => {
  it('is the day there, not the day in UTC', () => {
    expect(at('2026-11-24T23:30:00Z')).toEqual({ date: '2026-11-25', hour: 0 })
    expect(at('2026-07-14T22:30:00Z')).toEqual({ date: '2026-07-15', hour: 0 })
  })

  it('turns its clocks in March and in October', () => {
    expect(at('2027-03-28T00:59:00Z').hour).toBe(1)
    expect(at('2027-03-28T01:00:00Z').hour).toBe(3)
    expect(at('2027-10-31T01:00:00Z').hour).toBe(2)
  })

  it('is what Temporal says', () => {
    const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
    fc.assert(
      fc.property(moments, (ms) => {
        const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(houseTimeZone)
        expect(parisTime(ms)).toEqual({ date: there.toPlainDate().toString(), hour: there.hour })
      }),
    )
  })
})

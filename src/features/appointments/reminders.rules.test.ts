import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/property-runs.ts'
import { dueReminders } from './reminders.rules.ts'

const hourMs = 3_600_000
const paris = (clock: string) =>
  Temporal.PlainDateTime.from(clock).toZonedDateTime('Europe/Paris').epochMilliseconds

/** The reminders of an appointment that are due at a moment, computed independently of the rule. */
const expected = (startMs: number, nowMs: number) =>
  ([['weekBefore', 7] as const, ['dayBefore', 1] as const] as const)
    .filter(([, days]) => {
      const due = Temporal.Instant.fromEpochMilliseconds(startMs)
        .toZonedDateTimeISO('Europe/Paris')
        .subtract({ days })
        .withPlainTime('09:00').epochMilliseconds
      return nowMs >= due && nowMs < due + 24 * hourMs && startMs > nowMs
    })
    .map(([reminder]) => reminder)

const toldOf = (startMs: number, nowMs: number) =>
  dueReminders(nowMs)
    .filter(({ fromMs, untilMs }) => fromMs <= startMs && startMs < untilMs)
    .map(({ reminder }) => reminder)

describe('the reminders that are due', () => {
  it.each([
    ['2026-11-03T10:00', '2026-11-02T08:59', []],
    ['2026-11-03T10:00', '2026-11-02T09:00', ['dayBefore']],
    ['2026-11-03T10:00', '2026-11-03T08:59', ['dayBefore']],
    ['2026-11-03T10:00', '2026-11-03T09:00', []],
    ['2026-11-03T10:00', '2026-10-27T09:00', ['weekBefore']],
    ['2026-11-03T10:00', '2026-10-28T09:00', []],
    // The appointment has begun already, though the reminder would still be in time.
    ['2026-11-03T08:00', '2026-11-03T08:30', []],
    // A week before, summer time was still in use: the reminder is due at nine o'clock all the same.
    ['2026-10-26T10:00', '2026-10-19T09:00', ['weekBefore']],
    ['2026-10-26T10:00', '2026-10-25T08:59', []],
    ['2026-10-26T10:00', '2026-10-25T09:00', ['dayBefore']],
    ['2027-03-29T10:00', '2027-03-22T09:00', ['weekBefore']],
    ['2027-03-29T10:00', '2027-03-28T08:59', []],
    ['2027-03-29T10:00', '2027-03-28T09:00', ['dayBefore']],
  ])('of a visit at %s, at %s in Paris: %j', (appointment, now, reminders) => {
    expect(toldOf(paris(appointment), paris(now))).toEqual(reminders)
  })

  it('are those of a day for as long as it lasts, whatever the clocks do', () => {
    const around = fc.constantFrom('2026-10-25T00:00', '2027-03-28T00:00', '2026-12-31T00:00')
    const minutes = fc.integer({ min: -10 * 24 * 60, max: 10 * 24 * 60 })
    fc.assert(
      fc.property(around, minutes, minutes, (middle, appointmentIn, nowIn) => {
        const [startMs, nowMs] = [paris(middle) + appointmentIn * 60_000, paris(middle) + nowIn * 60_000]
        expect(toldOf(startMs, nowMs)).toEqual(expected(startMs, nowMs))
      }),
      { numRuns: propertyRuns(500) },
    )
  })

  it('reach every appointment in some quarter of an hour, each once a day before it and once a week before it', () => {
    const around = fc.constantFrom('2026-10-25T00:00', '2027-03-28T00:00', '2027-01-15T00:00')
    fc.assert(
      fc.property(
        around,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 9, max: 18 }),
        (middle, days, hour) => {
          const appointment = Temporal.PlainDateTime.from(middle)
            .add({ days: days - 2 })
            .with({ hour })
          const startMs = appointment.toZonedDateTime('Europe/Paris').epochMilliseconds
          const told = Array.from(
            { length: 9 * 96 },
            (_, quarter) => startMs - quarter * 15 * 60_000,
          ).flatMap((nowMs) => toldOf(startMs, nowMs))
          expect(new Set(told)).toEqual(new Set(['dayBefore', 'weekBefore']))
        },
      ),
      { numRuns: propertyRuns(20) },
    )
  })

  it('leave an appointment alone that changed once its reminder was due', () => {
    const [due] = dueReminders(paris('2026-11-02T11:00'))
    expect(due?.stoodBeforeMs).toBe(paris('2026-11-02T09:00'))
  })
})

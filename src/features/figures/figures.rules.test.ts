import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../shared/calendar/civil-date.ts'
import { figurePeriods } from './figures.limits.ts'
import { growthOf, spansOf, stepsOf } from './figures.rules.ts'

describe('the spans of a period', () => {
  it.each([
    ['day', '2026-11-28', '2026-11-28', '2026-11-27', '2026-11-27'],
    ['week', '2026-11-28', '2026-11-23', '2026-11-16', '2026-11-21'],
    ['month', '2026-11-28', '2026-11-01', '2026-10-01', '2026-10-28'],
    ['month', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['month', '2026-01-15', '2026-01-01', '2025-12-01', '2025-12-15'],
    ['year', '2024-02-29', '2024-01-01', '2023-01-01', '2023-02-28'],
  ] as const)('%s on %s', (period, today, from, beforeFrom, beforeTo) => {
    expect(spansOf(period, today)).toEqual({
      now: { from, to: today },
      before: { from: beforeFrom, to: beforeTo },
    })
  })

  it('never overlap, and are never of the future', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...figurePeriods), days, (period, today) => {
        const { now, before } = spansOf(period, today)
        expect(now.to).toBe(today)
        expect(daysBetween(before.to, now.from)).toBeGreaterThan(0)
        expect(daysBetween(before.from, before.to)).toBeLessThanOrEqual(daysBetween(now.from, now.to) + 1)
        expect(stepsOf(period, now)).toBeGreaterThanOrEqual(7)
      }),
    )
  })
})

it.each([
  ['day', '2026-11-28', 24],
  ['week', '2026-11-23', 7],
  ['month', '2026-02-01', 28],
  ['month', '2026-12-01', 31],
  ['year', '2026-01-01', 12],
] as const)('the chart of a %s from %s has %i steps', (period, from, steps) => {
  expect(stepsOf(period, { from, to: from })).toBe(steps)
})

it('growth is told of what there was', () => {
  expect(growthOf(150, 100)).toBe(0.5)
  expect(growthOf(0, 100)).toBe(-1)
  expect(growthOf(100, 0)).toBeUndefined()
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { vatPeriodicities } from '../../settings/settings.limits.ts'
import { reportKinds } from './e-reporting.limits.ts'
import { reportingPeriodOf, reportingPeriods } from './reporting-periods.ts'

const february = { from: '2028-02-01', to: '2028-02-29' }

it('are ten days for who declares VAT every month, and their payments a month', () => {
  expect(reportingPeriods({ kind: 'transactions', periodicity: 'monthly', ...february })).toEqual([
    { kind: 'transactions', from: '2028-02-01', to: '2028-02-10', dueOn: '2028-02-20' },
    { kind: 'transactions', from: '2028-02-11', to: '2028-02-20', dueOn: '2028-03-01' },
    { kind: 'transactions', from: '2028-02-21', to: '2028-02-29', dueOn: '2028-03-10' },
  ])
  expect(reportingPeriods({ kind: 'payments', periodicity: 'monthly', ...february })).toEqual([
    { kind: 'payments', ...february, dueOn: '2028-03-10' },
  ])
})

it.each([
  ['quarterly', '2028-02-10'],
  ['simplified', '2028-02-29'],
] as const)('are months for who declares it otherwise (%s)', (periodicity, dueOn) => {
  const january = { from: '2028-01-01', to: '2028-01-31' }
  for (const kind of reportKinds)
    expect(reportingPeriods({ kind, periodicity, ...january })).toEqual([{ kind, ...january, dueOn }])
})

it('have each day in exactly one of them, and are due after their end', () => {
  const days = fc.integer({ min: 0, max: 9_000 }).map((later) => addDays('2026-01-01', later))
  const input = fc.record({
    kind: fc.constantFrom(...reportKinds),
    periodicity: fc.constantFrom(...vatPeriodicities),
    from: days,
    length: fc.nat({ max: 400 }),
  })
  fc.assert(
    fc.property(input, ({ kind, periodicity, from, length }) => {
      const to = addDays(from, length)
      const periods = reportingPeriods({ kind, periodicity, from, to })
      expect(periods[0]?.from.localeCompare(from)).toBeLessThanOrEqual(0)
      expect(periods.at(-1)?.to.localeCompare(to)).toBeGreaterThanOrEqual(0)
      for (const [place, period] of periods.entries()) {
        if (place > 0) expect(daysBetween(periods[place - 1]?.to ?? '', period.from)).toBe(1)
        expect(period.dueOn > period.to).toBe(true)
        expect(reportingPeriodOf({ kind, periodicity, from: period.from, to: period.to })).toEqual(period)
      }
    }),
    { numRuns: propertyRuns(300) },
  )
})

it('are none for days that are not exactly one', () => {
  const input = { kind: 'transactions', periodicity: 'monthly' } as const
  expect(reportingPeriodOf({ ...input, from: '2028-02-01', to: '2028-02-20' })).toBeUndefined()
  expect(reportingPeriodOf({ ...input, from: '2028-02-02', to: '2028-02-10' })).toBeUndefined()
})

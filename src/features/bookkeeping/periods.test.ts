import { expect, it } from 'vitest'
import { archivedPeriods, nameOfPeriod, periodsAround } from './periods.ts'

it('knows the months, quarters and years around a day, over New Year too', () => {
  expect(periodsAround('2027-01-15')).toEqual({
    month: { from: '2027-01-01', to: '2027-01-31' },
    lastMonth: { from: '2026-12-01', to: '2026-12-31' },
    quarter: { from: '2027-01-01', to: '2027-03-31' },
    lastQuarter: { from: '2026-10-01', to: '2026-12-31' },
    year: { from: '2027-01-01', to: '2027-12-31' },
    lastYear: { from: '2026-01-01', to: '2026-12-31' },
  })
  expect(nameOfPeriod({ from: '2026-12-01', to: '2026-12-31' }, '2027-01-15')).toBe('lastMonth')
  expect(nameOfPeriod({ from: '2026-12-02', to: '2026-12-31' }, '2027-01-15')).toBeUndefined()
})

it('offers archives of months and years', () => {
  const periods = archivedPeriods('2027-01-15')
  expect(periods).toHaveLength(15)
  expect(periods.slice(0, 2)).toEqual(['2027-01', '2026-12'])
  expect(periods.slice(-3)).toEqual(['2027', '2026', '2025'])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDateOf } from '../../../shared/calendar/civil-date.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import {
  type ClosedPeriod,
  duePeriods,
  endOfNamed,
  isBehind,
  lastDayOver,
  nameOfClosing,
  periodAfter,
} from './closing-periods.ts'

const day = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((moment) => civilDateOf(moment))

/** So many periods as they are closed from a day on. */
const chain = (firstDay: string, many: number) => {
  const periods: ClosedPeriod[] = []
  for (let n = 0; n < many; n++) periods.push(periodAfter(periods.at(-1), firstDay))
  return periods
}

describe('the periods that are closed', () => {
  const chains = fc.record({ firstDay: day, many: fc.integer({ min: 1, max: 900 }) })

  it('have each day once, and come in their order', () => {
    fc.assert(
      fc.property(chains, ({ firstDay, many }) => {
        const periods = chain(firstDay, many)
        const days = periods.filter(({ kind }) => kind === 'day').map(({ toDay }) => toDay)
        expect(days).toEqual(days.map((_, n) => addDays(firstDay, n)))
        for (const [place, period] of periods.slice(1).entries())
          expect([period, isBehind(period, periods[place] ?? period)]).toEqual([period, true])
      }),
      { numRuns: propertyRuns(60) },
    )
  })

  it.each(['month', 'year'] as const)('have each %s as soon as its last day is closed', (longer) => {
    const isLast = (end: string) => addDays(end, 1).endsWith(longer === 'month' ? '-01' : '-01-01')
    fc.assert(
      fc.property(chains, ({ firstDay, many }) => {
        const periods = chain(firstDay, many)
        const all = periods.filter(({ kind }) => kind === longer)
        const next = periodAfter(periods.at(-1), firstDay)
        const isOver = (toDay: string) => isLast(toDay) && isBehind(next, { kind: longer, toDay })
        const ended = periods.filter(({ kind, toDay }) => kind === 'day' && isOver(toDay))
        expect(all.map(({ toDay }) => toDay)).toEqual(ended.map(({ toDay }) => toDay))
        // One begins where the one before ended, and the first with the books.
        const begins = all.map(({ fromDay }) => fromDay)
        expect(begins).toEqual(
          [firstDay, ...ended.map(({ toDay }) => addDays(toDay, 1))].slice(0, begins.length),
        )
      }),
      { numRuns: propertyRuns(60) },
    )
  })

  it('are named, and found by their names', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 500 }), (firstDay, many) => {
        for (const { kind, toDay } of chain(firstDay, many))
          expect(endOfNamed(kind, nameOfClosing({ kind, toDay }))).toEqual({ kind, toDay })
      }),
      { numRuns: propertyRuns(40) },
    )
  })

  it('are due once they are over, and until they are closed', () => {
    const due = (last: ClosedPeriod | undefined, over: string, firstDay = '2026-03-14') =>
      duePeriods({ firstDay, last }, over).map(nameOfClosing)
    expect(due(undefined, '2026-03-13')).toEqual([])
    expect(due(undefined, '2026-03-14')).toEqual(['2026-03-14'])
    expect(due(undefined, '2027-02-27')).toEqual(['2027-02-27', '2027-01', '2026'])
    const january = { kind: 'month', fromDay: '2027-01-01', toDay: '2027-01-31' } as const
    expect(due(january, '2027-02-27')).toEqual(['2027-02-27'])
    expect(due(january, '2027-01-31')).toEqual([])
    expect(duePeriods({ firstDay: undefined, last: undefined }, '2027-01-31')).toEqual([])
  })
})

it('a day is over from three o’clock on the next, in winter and in summer', () => {
  const at = (moment: string) => lastDayOver(Date.parse(moment))
  expect(at('2026-10-25T01:59:00Z')).toBe('2026-10-23')
  expect(at('2026-10-25T02:00:00Z')).toBe('2026-10-24')
  expect(at('2026-03-29T00:59:00Z')).toBe('2026-03-27')
  expect(at('2026-03-29T01:00:00Z')).toBe('2026-03-28')
  expect(at('2026-06-30T22:30:00Z')).toBe('2026-06-29')
})

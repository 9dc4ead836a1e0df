import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/calendar/civil-date.ts'
import { parisTime } from '../../shared/calendar/paris-time.ts'
import { isWorkingDay } from '../../shared/calendar/working-days.ts'
import { readyDaysOf } from '../settings/delivery-terms.ts'
import { defaultDelivery } from '../settings/settings.defaults.ts'
import { type Journey, deliveryWindow as windowBy } from './delivery-window.ts'

const terms = defaultDelivery
const deliveryWindow = (purchase: { orderedAtMs: number; madeToMeasure: boolean; journey?: Journey }) =>
  windowBy({ ...purchase, terms })

const ready = (iso: string) => deliveryWindow({ orderedAtMs: Date.parse(iso), madeToMeasure: false })
const made = (iso: string) => deliveryWindow({ orderedAtMs: Date.parse(iso), madeToMeasure: true })

describe('the days a ready-to-wear product arrives on', () => {
  it('are promised as §9 does, in 3 to 5 working days', () => {
    expect(readyDaysOf(terms)).toEqual({ min: 3, max: 5 })
  })

  it('count from the day of the order when it came before noon in Paris', () => {
    expect(ready('2026-11-16T11:59:00+01:00')).toEqual({ from: '2026-11-19', to: '2026-11-23' })
    expect(ready('2026-11-16T12:00:00+01:00')).toEqual({ from: '2026-11-20', to: '2026-11-24' })
  })

  it('count from Monday for what was ordered on a weekend', () => {
    expect(ready('2026-11-21T09:00:00+01:00')).toEqual({ from: '2026-11-26', to: '2026-11-30' })
  })

  it('leave public holidays out', () => {
    expect(ready('2026-12-23T09:00:00+01:00')).toEqual({ from: '2026-12-29', to: '2026-12-31' })
    expect(ready('2026-12-24T15:00:00+01:00')).toEqual({ from: '2026-12-31', to: '2027-01-05' })
  })
})

describe('the days a product made to measure arrives on', () => {
  it('lie four to eight weeks ahead, on working days', () => {
    expect(made('2026-11-16T09:00:00+01:00')).toEqual({ from: '2026-12-14', to: '2027-01-11' })
  })

  it('begin after a holiday and end before one', () => {
    expect(made('2026-11-27T09:00:00+01:00').from).toBe('2026-12-28')
    expect(made('2026-10-30T09:00:00+01:00').to).toBe('2026-12-24')
  })
})

describe('any promise', () => {
  const moments = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2035, 0) })

  it('names working days to come, the first before the last', () => {
    fc.assert(
      fc.property(moments, fc.boolean(), (orderedAtMs, madeToMeasure) => {
        const { from, to } = deliveryWindow({ orderedAtMs, madeToMeasure })
        const today = parisTime(orderedAtMs).date
        expect(from > addDays(today, 2) && from < to).toBe(true)
        expect(isWorkingDay(from) && isWorkingDay(to)).toBe(true)
      }),
    )
  })

  it('never comes earlier by ordering later', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 10 ** 9 }), fc.boolean(), (ms, later, madeToMeasure) => {
        const before = deliveryWindow({ orderedAtMs: ms, madeToMeasure })
        const after = deliveryWindow({ orderedAtMs: ms + later, madeToMeasure })
        expect(before.from <= after.from && before.to <= after.to).toBe(true)
      }),
    )
  })
})

describe('the days of a longer way, or of none', () => {
  const orderedAtMs = Date.parse('2026-11-16T09:00:00+01:00')

  it('come on top of the days that the atelier needs', () => {
    const readyBy = (journey: 'pickup' | 'europe' | 'world') =>
      deliveryWindow({ orderedAtMs, madeToMeasure: false, journey })
    expect(readyBy('pickup')).toEqual({ from: '2026-11-17', to: '2026-11-18' })
    expect(readyBy('europe')).toEqual({ from: '2026-11-20', to: '2026-11-26' })
    expect(readyBy('world')).toEqual({ from: '2026-11-24', to: '2026-12-02' })
  })

  it('lengthen the weeks of a making only where the way is longer than in France', () => {
    const madeFor = (journey: 'pickup' | 'france' | 'europe') =>
      deliveryWindow({ orderedAtMs, madeToMeasure: true, journey })
    expect(madeFor('pickup')).toEqual(madeFor('france'))
    expect(madeFor('europe')).toEqual({ from: '2026-12-15', to: '2027-01-14' })
  })
})

describe('the days when the house works otherwise', () => {
  const orderedAtMs = Date.parse('2026-11-16T09:00:00+01:00')

  it('follow its own', () => {
    const slower = { ...terms, preparationDays: { min: 3, max: 4 }, makingWeeks: { min: 6, max: 10 } }
    expect(windowBy({ orderedAtMs, madeToMeasure: false, terms: slower })).toEqual({
      from: '2026-11-23',
      to: '2026-11-25',
    })
    expect(windowBy({ orderedAtMs, madeToMeasure: true, terms: slower })).toEqual({
      from: '2026-12-28',
      to: '2027-01-25',
    })
  })
})

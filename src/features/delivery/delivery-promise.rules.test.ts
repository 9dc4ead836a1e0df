import { describe, expect, it } from 'vitest'
import { promisable } from '../catalog/promisable.rules.ts'
import { type Delivery, journeyOf } from '../checkout/pricing/quote.rules.ts'
import { defaultDelivery } from '../settings/settings.defaults.ts'
import { promiseOf, rangeOf } from './delivery-promise.rules.ts'

/** A Monday morning in Paris. */
const orderedAtMs = Date.parse('2026-11-23T08:00:00Z')
const product = (size: string, categoryId: string) => promisable({ size, categoryId })
const [ready, made] = [product('38', 'soiree'), product('Sur mesure', 'soiree')]
const promised = (line: typeof ready, delivery: Delivery = { method: 'estimate' }) =>
  promiseOf(line, { journey: journeyOf(delivery), orderedAtMs, terms: defaultDelivery })
const daysOf = (lines: readonly (typeof ready)[], delivery: Delivery) =>
  rangeOf(lines.map((line) => promised(line, delivery)))

describe('the first day that a product may be meant for', () => {
  it('is two weeks after a wedding gown, or what is made to measure, has come', () => {
    const gown = product('38', 'mariage')
    expect([gown, made, ready].map((line) => line.daysBeforeEvent)).toEqual([14, 14, 0])
    expect(promised(gown)).toEqual({ from: '2026-11-26', to: '2026-11-30', earliestEvent: '2026-12-14' })
    expect(promised(ready)).toEqual({ from: '2026-11-26', to: '2026-11-30', earliestEvent: '2026-11-30' })
  })
})

describe('the days between which an order comes', () => {
  it('begin with its first product and end with its last', () => {
    expect(
      rangeOf([
        { from: '2026-12-21', to: '2027-01-15' },
        { from: '2026-11-26', to: '2026-11-30' },
      ]),
    ).toEqual({ from: '2026-11-26', to: '2027-01-15' })
    expect(rangeOf([])).toBeUndefined()
  })

  it('come sooner for what is fetched, and later from further away', () => {
    const fetched = daysOf([ready], { method: 'pickup' })
    const near = daysOf([ready], { method: 'standard', country: 'FR', postalCode: '75011' })
    const far = daysOf([ready], { method: 'standard', country: 'US', postalCode: '10001' })
    expect([fetched, near, far].map((days) => days?.to).toSorted()).toEqual([fetched?.to, near?.to, far?.to])
    expect(new Set([fetched?.to, near?.to, far?.to]).size).toBe(3)
    expect(daysOf([ready], { method: 'estimate' })).toEqual(near)
  })

  it('wait for what is made', () => {
    const alone = daysOf([ready], { method: 'pickup' })
    const both = daysOf([made, ready], { method: 'pickup' })
    expect(both).toEqual({ from: alone?.from, to: daysOf([made], { method: 'pickup' })?.to })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { promisable } from '../../catalog/promisable.rules.ts'
import { promiseOf } from '../../delivery/delivery-promise.rules.ts'
import type { Journey } from '../../delivery/delivery-window.ts'
import { defaultDelivery } from '../../settings/settings.defaults.ts'
import { eventFault } from './event-date.rules.ts'

describe('a day that products are meant for', () => {
  const lines = [
    { name: 'Joséphine', earliestEvent: '2027-06-19' },
    { name: 'Astrée', earliestEvent: '2027-06-05' },
  ]
  const fault = (eventDate: string) => eventFault({ eventDate, today: '2027-05-01', lines })

  it('has to come', () => {
    expect(['2026-12-31', '2027-05-01'].map(fault)).toEqual([{ kind: 'past' }, { kind: 'past' }])
  })

  it('is told with the products that come too late for it, and the first day for all of them', () => {
    expect(fault('2027-06-19')).toBeUndefined()
    expect(fault('2027-06-18')).toEqual({ kind: 'late', names: ['Joséphine'], earliest: '2027-06-19' })
    expect(fault('2027-06-01')).toEqual({
      kind: 'late',
      names: ['Joséphine', 'Astrée'],
      earliest: '2027-06-19',
    })
  })
})

describe('range, margin and day of any order', () => {
  const journey = fc.constantFrom<Journey>('pickup', 'france', 'europe', 'world')
  const product = fc.record({
    size: fc.constantFrom('', '38', 'Sur mesure'),
    categoryId: fc.constantFrom('mariage', 'soiree'),
  })
  const order = fc.record({
    pieces: fc.array(product, { minLength: 1, maxLength: 5 }),
    journey,
    orderedAtMs: fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2035, 0) }),
  })

  it('never contradict each other: a day is refused for a product exactly when the product comes less than its margin before it', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 200 }), ({ pieces: products, ...purchase }, daysAhead) => {
        const today = parisTime(purchase.orderedAtMs).date
        const eventDate = addDays(today, daysAhead)
        const lines = products.map((each, index) => ({
          name: String(index),
          margin: promisable(each).daysBeforeEvent,
          ...promiseOf(promisable(each), { ...purchase, terms: defaultDelivery }),
        }))
        const tooLate = lines.filter(({ to, margin }) => addDays(to, margin) > eventDate)
        const fault = eventFault({ eventDate, today, lines })
        expect(fault?.kind === 'late' ? fault.names : []).toEqual(tooLate.map(({ name }) => name))
        if (fault?.kind !== 'late') return
        // The products can be there for the day that is offered instead, and for no earlier day.
        expect(eventFault({ eventDate: fault.earliest, today, lines })).toBeUndefined()
        expect(eventFault({ eventDate: addDays(fault.earliest, -1), today, lines })?.kind).toBe('late')
      }),
    )
  })

  it('never become possible by ordering later', () => {
    fc.assert(
      fc.property(
        order,
        fc.integer({ min: 0, max: 10 ** 9 }),
        ({ pieces: products, orderedAtMs, ...way }, laterMs) => {
          for (const each of products) {
            const earliest = (ms: number) =>
              promiseOf(promisable(each), { ...way, orderedAtMs: ms, terms: defaultDelivery }).earliestEvent
            expect(earliest(orderedAtMs) <= earliest(orderedAtMs + laterMs)).toBe(true)
          }
        },
      ),
    )
  })
})

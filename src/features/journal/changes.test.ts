import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

it('names each field that changed, with what it was and what it is', () => {
  expect(
    changesOf(
      {
        before: { status: 'paid', carrier: null, note: 'A' },
        after: { status: 'shipped', carrier: 'Colissimo', note: 'A' },
      },
      'fr',
    ),
  ).toEqual([
    { field: 'status', before: 'paid', after: 'shipped' },
    { field: 'carrier', before: undefined, after: 'Colissimo' },
  ])
})

it('tells all of a record that is new, and all of one that is gone', () => {
  expect(changesOf({ before: null, after: { days: ['2026-12-24'] } }, 'fr')).toEqual([
    { field: 'days', before: undefined, after: '2026-12-24' },
  ])
  expect(changesOf({ before: null, after: { areas: ['salon', 'sales'] } }, 'fr')).toMatchObject([
    { after: 'salon, sales' },
  ])
  expect(changesOf({ before: { stock: 3 }, after: null }, 'fr')).toEqual([
    { field: 'stock', before: '3', after: undefined },
  ])
  expect(changesOf({ before: null, after: null }, 'fr')).toEqual([])
})

it('cuts what is long', () => {
  const [change] = changesOf({ before: null, after: { text: 'x'.repeat(500) } }, 'fr')
  expect(change?.after).toHaveLength(161)
})

it('says amounts in euros and moments by the clocks of Paris', () => {
  const after = { amountCents: 5000, startsAt: '2026-11-30T12:00:00.000Z' }
  expect(changesOf({ before: null, after }, 'fr')).toEqual([
    { field: 'amount', before: undefined, after: '50\u00a0€' },
    { field: 'startsAt', before: undefined, after: '30 nov. 2026, 13:00' },
  ])
})

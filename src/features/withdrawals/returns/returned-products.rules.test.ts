import { describe, expect, it } from 'vitest'
import type { ReturnState } from '../withdrawals.limits.ts'
import {
  backOf,
  isCorrectable,
  isParcelLate,
  isRestockable,
  mostWithheld,
  notedOf,
  parcelOf,
} from './returned-products.rules.ts'

const came = (state: ReturnState, quantity: number, line = 'gowns') => ({ line, state, quantity })

describe('what came back of a line', () => {
  it('is what is as new or worn; another product and none are noted, and not back', () => {
    const returned = [
      came('as_new', 1),
      came('worn', 2),
      came('wrong', 1),
      came('missing', 1),
      came('as_new', 9, 'belts'),
    ]
    expect(notedOf(returned, 'gowns')).toBe(5)
    expect(backOf(returned, 'gowns')).toBe(3)
  })
})

describe('what may be withheld', () => {
  const gowns = { id: 'gowns', quantity: 3, refundedQuantity: 0, netCents: 10_000 }
  const most = (returned: Parameters<typeof mostWithheld>[0]['returned'], quantity = 2) =>
    mostWithheld({ lines: [gowns], shares: [{ lineId: 'gowns', quantity }], returned })

  it('is at most the price of what came back worn and is paid back', () => {
    expect(most([came('worn', 1)])).toEqual([{ lineId: 'gowns', cents: 3_333 }])
    expect(most([came('worn', 3)])).toEqual([{ lineId: 'gowns', cents: 6_666 }])
  })

  it('is nothing of what came back as new, never came, or was another product', () => {
    expect(most([came('as_new', 1), came('missing', 1), came('wrong', 1)])).toEqual([])
  })
})

describe('the parcel of a withdrawal', () => {
  it('is awaited from the acceptance until it is noted', () => {
    expect(parcelOf({ status: 'received', goodsReceived: null })).toBeNull()
    expect(parcelOf({ status: 'accepted', goodsReceived: false })).toBe('awaited')
    expect(parcelOf({ status: 'refunded', goodsReceived: false })).toBe('awaited')
    expect(parcelOf({ status: 'accepted', goodsReceived: true })).toBe('noted')
    expect(parcelOf({ status: 'refused', goodsReceived: false })).toBeNull()
    expect(parcelOf({ status: 'accepted', goodsReceived: null })).toBeNull()
  })

  it('is late after a fortnight', () => {
    expect(isParcelLate('2026-11-01', '2026-11-14')).toBe(false)
    expect(isParcelLate('2026-11-01', '2026-11-15')).toBe(true)
  })
})

it('corrects an entry only while nothing has followed from it', () => {
  const at = new Date()
  expect(isCorrectable({ restockedAt: null, decidedAt: null })).toBe(true)
  expect(isCorrectable({ restockedAt: at, decidedAt: null })).toBe(false)
  expect(isCorrectable({ restockedAt: null, decidedAt: at })).toBe(false)
})

it('puts into the stock what came as new, once, of a withdrawal that is accepted', () => {
  const asNew = { state: 'as_new', restockedAt: null } as const
  expect(isRestockable(asNew, 'accepted')).toBe(true)
  expect(isRestockable(asNew, 'refunded')).toBe(true)
  for (const status of ['received', 'to_review', 'refused'] as const)
    expect(isRestockable(asNew, status)).toBe(false)
  expect(isRestockable({ ...asNew, restockedAt: new Date() }, 'accepted')).toBe(false)
  expect(isRestockable({ ...asNew, state: 'worn' }, 'accepted')).toBe(false)
})

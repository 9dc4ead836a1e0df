import { expect, it } from 'vitest'
import { countedCents, noticeOf } from './notice.rules.ts'

const line = { quantity: 2, available: 3, priceCents: 129_000, seenPriceCents: 129_000 }

it('a line that is as it was asks nothing', () => {
  expect(noticeOf(line)).toBeNull()
  expect(noticeOf({ ...line, available: 2 })).toBeNull()
})

it('a line asks about its price when it is another than was seen, up or down', () => {
  expect(noticeOf({ ...line, priceCents: 135_000 })).toBe('price_changed')
  expect(noticeOf({ ...line, priceCents: 99_000 })).toBe('price_changed')
})

it('what cannot be had comes before what it would cost', () => {
  expect(noticeOf({ ...line, available: 1, priceCents: 135_000 })).toBe('not_enough')
  expect(noticeOf({ ...line, available: 0, priceCents: 135_000 })).toBe('unavailable')
})

it('a line counts by its quantity, and for nothing when there is nothing to buy', () => {
  expect(countedCents(line)).toBe(258_000)
  expect(countedCents({ ...line, available: 1 })).toBe(258_000)
  expect(countedCents({ ...line, available: 0 })).toBe(0)
})

import { expect, it } from 'vitest'
import type { CartItem } from '../cart.contract.ts'
import { mostLines } from '../cart.limits.ts'
import { shortfallOf } from './shortened-line.ts'

const item = (productId: string, available = 3): CartItem => ({
  _id: `line ${productId}`,
  product: { _id: productId, name: productId, price: 100, images: [] },
  quantity: 1,
  options: { size: '38' },
  size: '38',
  unitPrice: 100,
  available,
  notice: null,
})

const missed = { productId: 'p1', size: '38', got: 0 }
const full = Array.from({ length: mostLines }, (_, place) => item(`other ${place}`))

it('says that fewer were left when some of a line could join', () => {
  expect(shortfallOf({ ...missed, got: 1 }, { items: [item('p1')] })).toBe('fewer')
})

it('calls nothing gone that lies in the cart already and can be had', () => {
  expect(shortfallOf(missed, { items: [item('p1')] })).toBe('allTaken')
  expect(shortfallOf(missed, { items: [item('p1', 0)] })).toBe('gone')
})

it('knows a cart without a place for another line', () => {
  expect(shortfallOf(missed, { items: full })).toBe('cartFull')
  expect(shortfallOf(missed, { items: full.slice(1) })).toBe('gone')
  expect(shortfallOf(missed, { items: [item('p2')] })).toBe('gone')
})

import { expect, it } from 'vitest'
import type { CartItem } from '../cart.contract.ts'
import { customerLines } from './customer-lines.ts'

const item: CartItem = {
  _id: 'l1',
  product: { _id: 'p1', name: 'Robe Garance', price: 1350, images: [] },
  quantity: 2,
  options: { size: '38' },
  size: '38',
  unitPrice: 1350,
  available: 3,
  seenPrice: 1290,
  notice: 'price_changed',
}

it('a customer’s items are lines at the price that they have seen, beside today’s', () => {
  const { seenPrice: _, ...known } = item
  const picture = {
    url: '/media/a/1200.webp',
    alt: '',
    width: 9,
    height: 12,
    color: '#fff',
    widths: [400, 1200],
    focalPoint: { x: 50, y: 0 },
  }
  const pictured = { ...known, product: { ...known.product, images: [picture] }, options: {}, size: null }
  expect(customerLines({ items: [item, pictured] })).toEqual([
    {
      productId: 'p1',
      quantity: 2,
      options: { size: '38' },
      name: 'Robe Garance',
      price: 1290,
      unitPrice: 1350,
      image: '/placeholder.svg',
      stock: 3,
    },
    expect.objectContaining({
      options: {},
      price: 1350,
      image: '/media/a/400.webp',
      focalPoint: { x: 50, y: 0 },
    }),
  ])
})

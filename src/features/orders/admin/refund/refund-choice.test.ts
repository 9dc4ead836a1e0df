import { expect, it } from 'vitest'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { nothingChosen, refundOfChoice } from './refund-choice.ts'

const gowns = {
  _id: 'gowns',
  product: { _id: 'a', name: 'Aurore', price: 100, images: [] },
  sku: 'MAR-001',
  quantity: 2,
  options: { size: '38' },
  total: 180,
  deliveryFrom: '2026-11-26',
  deliveryTo: '2026-11-30',
  withdrawal: { eligible: true, until: null },
  refundedQuantity: 0,
  restockedQuantity: 0,
  composition: '100 % soie',
} satisfies AdminOrder['items'][number]

const payment = {
  provider: 'demo',
  status: 'succeeded',
  captured: 195,
  refunded: 0,
  refundable: 195,
  method: null,
  disputes: [],
  reports: [],
} satisfies AdminOrder['payment']

const order = { items: [gowns], shippingLeft: 15, payment }

it('comes to what was paid for the chosen products', () => {
  const choice = { ...nothingChosen, quantities: { gowns: 1 } }
  expect(refundOfChoice(order, choice)).toEqual({
    lines: [{ id: 'gowns', quantity: 1 }],
    cents: 9_000,
    isCut: false,
    isWhole: false,
  })
})

it('has the delivery with all of the products, with some where that is chosen, and alone', () => {
  expect(refundOfChoice(order, { quantities: { gowns: 2 }, shipping: false })).toMatchObject({
    cents: 19_500,
    isWhole: true,
  })
  expect(refundOfChoice(order, { quantities: { gowns: 1 }, shipping: true }).cents).toBe(10_500)
  expect(refundOfChoice(order, { quantities: {}, shipping: true })).toMatchObject({ lines: [], cents: 1_500 })
})

it('is no more than what is left of the money', () => {
  const after = { ...order, payment: { ...payment, refundable: 50 } }
  expect(refundOfChoice(after, { quantities: { gowns: 1 }, shipping: false })).toMatchObject({
    cents: 5_000,
    isCut: true,
  })
})

it('is nothing while nothing is chosen', () => {
  expect(refundOfChoice(order, nothingChosen)).toMatchObject({ lines: [], cents: 0, isWhole: false })
})

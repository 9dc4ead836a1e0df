import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { boughtOrder } from '../../../testing/orders/bought-order.ts'
import { type Fulfilment, fulfilments } from '../status/fulfilment.rules.ts'
import { orderStatuses } from '../status/order-status.rules.ts'
import { orders } from './orders.table.ts'

let app: CatalogApp
let id: string
let totalCents: number

beforeAll(async () => {
  app = await catalogApp()
  const gown = await enterProduct(app.context(), {
    priceCents: 420_000,
    variants: [{ size: '38', stock: 1 }],
  })
  const bought = await boughtOrder(app, { productId: gown })
  id = bought.id
  totalCents = (await bought.api('GET /orders/{id}', { params: { id } })).order.total * 100
})

afterAll(() => app.close())

const wordOf = async (fulfilment: Fulfilment, refundedCents: number) => {
  const heldUntil = fulfilment === 'awaiting_payment' ? new Date('2026-10-14T10:00:00Z') : null
  const [row] = await app.test.database.db
    .update(orders)
    .set({ fulfilment, refundedCents, heldUntil })
    .where(eq(orders.id, id))
    .returning({ status: orders.status })
  return row?.status
}

const wordsWith = async (refundedCents: number) => {
  const words: Partial<Record<Fulfilment, string | undefined>> = {}
  for (const fulfilment of fulfilments) words[fulfilment] = await wordOf(fulfilment, refundedCents)
  return words
}

const untouched = {
  awaiting_payment: 'pending_payment',
  to_prepare: 'paid',
  in_preparation: 'in_preparation',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  expired: 'expired',
}

it('an order whose money is where it was is known by where its products are', async () => {
  expect(await wordsWith(0)).toEqual(untouched)
})

it('what was given back in part is told in the word once all has arrived', async () => {
  expect(await wordsWith(500)).toEqual({ ...untouched, delivered: 'partially_refunded' })
})

it('an order whose money is all back is refunded, wherever its products are', async () => {
  expect(new Set(Object.values(await wordsWith(totalCents)))).toEqual(new Set(['refunded']))
})

it('the words are those that orders are known by', async () => {
  const words = [await wordsWith(0), await wordsWith(500), await wordsWith(totalCents)]
  const derived = new Set(words.flatMap((each) => Object.values(each)))
  expect(derived).toEqual(new Set(orderStatuses))
})

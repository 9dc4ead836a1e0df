import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { isOnServer } from '../../../../testing/database/test-database.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { copyOrders } from '../../../../testing/orders/copied-orders.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

it.runIf(isOnServer)('reads a page far away by an index, as the first one', async () => {
  const { db } = app.context()
  const gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 1 }] })
  const { id } = await paidOrder(app, { productId: gown })
  await copyOrders(db, { id, copies: 20_000 })
  const staff = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  const { orders, more } = await staff('GET /admin/orders', { query: { limit: 1, page: 9_000 } })
  expect(more).toBe(true)
  const behind = sql`(placed_at, id) < ((select placed_at from orders where id = ${orders[0]?._id}), ${orders[0]?._id}::uuid)`
  const { rows } = await db.execute(
    sql`explain select * from orders where ${behind} order by placed_at desc, id desc limit 20`,
  )
  expect(JSON.stringify(rows)).toContain('orders_newest')
  expect(JSON.stringify(rows)).not.toContain('Sort')
})

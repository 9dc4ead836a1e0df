import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { pathTo, sitemap } from '../../../sitemap.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import { deskRoutes } from './desk.routes.ts'
import { everyWaiting } from './find-waiting.ts'

const dispatcher = createDispatcher({ modules: [deskRoutes], checkAnswers: true })

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

const waitingAs = async (role: Role) => {
  const caller = await enterCustomer(app.context(), { role })
  const { waiting } = (await dispatcher.call(app.context({ caller }), 'GET /admin/waiting', {})) as {
    waiting: readonly { to: string; count: number }[]
  }
  return new Map(waiting.map(({ to, count }) => [to, count]))
}

it('counts nothing in an empty house, in every room that counts', async () => {
  const waiting = await waitingAs('admin')
  expect([...waiting.keys()].sort()).toEqual(everyWaiting.map(({ room }) => sitemap[room].path).sort())
  expect([...waiting.values()].every((count) => count === 0)).toBe(true)
})

it('tells staff of no room that is closed to them', async () => {
  const waiting = await waitingAs('staff')
  expect(waiting.has(pathTo('adminOrders'))).toBe(true)
  expect(waiting.has(pathTo('adminReviews'))).toBe(false)
})

it('counts an order once, whatever is to be seen to about it', async () => {
  const product = await enterProduct(app.context(), { variants: [{ size: '38', stock: 5 }] })
  const { id } = await paidOrder(app, { productId: product })
  expect((await waitingAs('staff')).get(pathTo('adminOrders'))).toBe(1)
  // Late and with money that could not go back.
  app.moveClock({ hours: 24 * 60 })
  await app.test.database.db.execute(sql`
    insert into refunds (payment_id, amount_cents, reason, status, requested_at, settled_at)
    select id, 100, 'gesture', 'failed', now(), now() from payments where subject_id = ${id}::uuid`)
  expect((await waitingAs('staff')).get(pathTo('adminOrders'))).toBe(1)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import { withdrawalsApi } from '../../../testing/orders/withdrawals-api.ts'
import { settleRefunds } from '../../../testing/payments/settle-refunds.ts'
import { deliverDemo } from '../../payments/server/demo/deliver-demo.ts'
import { lookUpOrder } from '../../withdrawals/server/declaring/look-up-order.ts'
import type { DashboardContract } from '../dashboard.contract.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

let app: CatalogApp
let owner: Caller

const dispatcher = createDispatcher({ modules: [dashboardRoutes], checkAnswers: true })

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const dashboard = async (caller = owner) => {
  const api = createApi<DashboardContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  const { alerts, refunds, withdrawals, lateOrders, ordersToPrepare } = await api('GET /admin/dashboard', {
    query: {},
  })
  return { alerts, refunds, withdrawals, lateOrders, ordersToPrepare }
}

/** Runs the jobs: declarations find their orders, and refunds are sent. */
const letStaffWork = async () => {
  for (const { id } of await rows(sql`select id from withdrawals where looked_up_at is null`))
    await lookUpOrder(app.context(), String(id))
  await settleRefunds(app.context())
}

const stockOf = async (productId: string) => {
  const [row] = await rows(sql`select stock from product_variants where product_id = ${productId}::uuid`)
  return Number(row?.stock)
}

beforeAll(async () => {
  app = await catalogApp()
  owner = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => app.close())

it('the owner’s morning: a withdrawal, a late order and a refund of what never left end with stock and money right', async () => {
  const gown = await enterProduct(app.context(), {
    priceCents: 420_000,
    variants: [{ size: '38', stock: 9 }],
  })
  const late = await paidOrder(app, { productId: gown })
  app.moveClock({ hours: 24 * 40 })
  const withdrawn = await paidOrder(app, { productId: gown, quantity: 2 })
  const spoilt = await paidOrder(app, { productId: gown })
  const [buyer] = await rows(sql`select email from orders where id = ${withdrawn.id}::uuid`)
  const { reference } = await withdrawalsApi(app)('POST /withdrawals', {
    body: {
      name: 'Jeanne Arnaud',
      email: String(buyer?.email),
      orderNumber: withdrawn.number,
      confirmed: true,
    },
  })
  await letStaffWork()
  app.moveClock({ hours: 24 * 2 })
  expect(await stockOf(gown)).toBe(5)

  const orders = buyingApi(app, { caller: owner })
  const withdrawals = withdrawalsApi(app, { caller: owner })
  const morning = await dashboard()
  expect(morning).toMatchObject({
    withdrawals: { count: 1, first: [{ reference, orderNumber: withdrawn.number, daysLeft: 12 }] },
    lateOrders: { count: 1, first: [{ _id: late.id }] },
    ordersToPrepare: { count: 1, first: [{ _id: spoilt.id }] },
  })
  expect(morning.lateOrders.first[0]?.daysLate).toBeGreaterThan(20)

  // The withdrawal is answered first: all of it, as proposed.
  const { withdrawal } = await withdrawals('GET /admin/withdrawals/{id}', { params: { id: reference } })
  const lines = (withdrawal.order?.lines ?? []).map(({ _id: line, declaredQuantity: quantity }) => ({
    line,
    quantity,
  }))
  await withdrawals('POST /admin/withdrawals/{id}/accept', {
    params: { id: withdrawal._id },
    body: { lines },
  })
  // Then comes the late order.
  await orders('PUT /admin/orders/{id}/status', {
    params: { id: late.id },
    body: { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' },
  })
  await orders('PUT /admin/orders/{id}/status', { params: { id: late.id }, body: { status: 'delivered' } })
  // Then comes a product that cannot be made in time, and has never left the house.
  const { order } = await orders('GET /admin/orders/{id}', { params: { id: spoilt.id } })
  await orders('POST /admin/orders/{id}/refund', {
    params: { id: spoilt.id },
    body: { lines: [{ id: order.items[0]?._id ?? '', quantity: 1 }], reason: 'gesture' },
  })
  await letStaffWork()

  const nothing = { count: 0, first: [] }
  expect(await dashboard()).toMatchObject({
    alerts: nothing,
    refunds: nothing,
    withdrawals: nothing,
    lateOrders: nothing,
    ordersToPrepare: nothing,
  })
  expect(await stockOf(gown)).toBe(8)
  const money = sql`select number, status, total_cents - refunded_cents as kept from orders order by placed_at, number`
  expect(await rows(money)).toEqual([
    { number: late.number, status: 'delivered', kept: 420_000 },
    { number: withdrawn.number, status: 'refunded', kept: 0 },
    { number: spoilt.number, status: 'refunded', kept: 0 },
  ])
  expect(await brokenLaws(app.test.database.db)).toEqual({})
})

it('the owner’s worst morning: a stolen card, a dispute and a refused refund come first, each until it is decided', async () => {
  const scarf = await enterProduct(app.context(), {
    priceCents: 20_013,
    variants: [{ size: '38', stock: 9 }],
  })
  const stolen = await paidOrder(app, { productId: scarf, cardNumber: '4000000000005423' })
  const disputed = await paidOrder(app, { productId: scarf, cardNumber: '4000000000000259' })
  const called = await paidOrder(app, { productId: scarf })
  await deliverDemo(app.context())
  const orders = buyingApi(app, { caller: owner })
  await called.api('POST /orders/{id}/cancel', { params: { id: called.id } })
  await letStaffWork()

  const staff = await enterCustomer(app.context(), { role: 'staff' })
  const morning = await dashboard(staff)
  expect(morning).toMatchObject({
    alerts: {
      count: 2,
      first: [
        {
          _id: stolen.id,
          kind: 'fraud',
          reason: 'made_with_stolen_card',
          amount: 215.13,
          toDecide: true,
          answerDueOn: null,
          daysLeft: null,
        },
        { _id: disputed.id, kind: 'dispute', reason: 'fraudulent', toDecide: true, daysLeft: 10 },
      ],
    },
    refunds: { count: 1, first: [{ _id: called.id, amount: 215.13, failure: 'declined' }] },
    // They are told as what they are, and not as orders to prepare besides.
    ordersToPrepare: { count: 0 },
  })
  const counts = (await orders('GET /admin/orders', { query: {} })).counts
  expect(counts).toMatchObject({ alerted: morning.alerts.count, refund_failed: morning.refunds.count })

  const { order } = await orders('GET /admin/orders/{id}', { params: { id: disputed.id } })
  await orders('POST /admin/orders/{id}/go-on', {
    params: { id: disputed.id },
    body: { alerts: order.toDecide },
  })
  await orders('POST /admin/orders/{id}/cancel', { params: { id: stolen.id } })
  const after = await dashboard()
  // The bank is still to be answered, and the order goes on.
  expect(after.alerts).toMatchObject({ count: 1, first: [{ _id: disputed.id, toDecide: false }] })
  expect(after.ordersToPrepare).toMatchObject({ count: 1, first: [{ _id: disputed.id }] })
  expect(await brokenLaws(app.test.database.db)).toEqual({})
})

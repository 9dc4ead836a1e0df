import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import {
  acceptedQuote,
  aWish,
  commissionsApi,
  paidInstalment,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import { copyOrders } from '../../../testing/orders/copied-orders.ts'
import { buyingApi } from '../../../testing/orders/orders-api.ts'
import { settleRefunds } from '../../../testing/payments/settle-refunds.ts'
import type { OrderListContract } from '../../orders/order-list.contract.ts'
import { orderListRoutes } from '../../orders/server/order-list.routes.ts'
import type { FiguresContract } from '../figures.contract.ts'
import { type FigurePeriod, figurePeriods } from '../figures.limits.ts'
import { figuresRoutes } from './figures.routes.ts'

const dispatcher = createDispatcher({ modules: [figuresRoutes, orderListRoutes], checkAnswers: true })

let app: CatalogApp
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const owner = async () => {
  const caller = await enterCustomer(app.context(), { role: 'admin' })
  return createApi<FiguresContract & OrderListContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
}

const figures = async (period: FigurePeriod) => (await owner())('GET /admin/figures', { query: { period } })

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 420_000, variants: [{ size: '38', stock: 50 }] })
})

afterAll(() => app.close())

describe('the figures', () => {
  it('are nothing in a house that has sold nothing', async () => {
    const { now, before, steps, products, visits } = await figures('month')
    expect([now.orders, now.turnover, now.average, before.turnover]).toEqual([0, 0, 0, 0])
    expect(steps.every((step) => step.now === 0 && step.before === 0)).toBe(true)
    expect([products, visits]).toEqual([[], { honoured: 0, ordered: 0 }])
  })

  it('count what was paid, with and without its VAT, and what went back', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const [order] = await rows(sql`select total_cents, vat_cents from orders where id = ${id}`)
    const cents = { total: Number(order?.total_cents), vat: Number(order?.vat_cents) }
    const admin = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
    await admin('POST /admin/orders/{id}/refund', {
      params: { id },
      body: { reason: 'gesture', amount: 100 },
    })
    await settleRefunds(app.context())
    const { now, steps, products } = await figures('day')
    expect(now).toMatchObject({
      orders: 1,
      turnover: cents.total / 100,
      turnoverWithoutVat: (cents.total - cents.vat) / 100,
      average: cents.total / 100,
      refunded: 100,
    })
    expect(steps.reduce((sum, step) => sum + step.now, 0)).toBe(cents.total / 100)
    const days = `${now.from}..${now.to}`
    const found = async (query: object) =>
      (await admin('GET /admin/orders', { query })).orders.map(({ _id }) => _id)
    expect(await found({ refunded: days })).toEqual([id])
    expect(await found({ refunded: `..${addDays(now.from, -1)}` })).toEqual([])
    expect(await found({ product: gown, paid: days })).toEqual([id])
    expect(await found({ product: id })).toEqual([])
    expect(products).toMatchObject([{ _id: gown, quantity: 1, turnover: 4200 }])
    app.moveClock({ hours: 24 })
    const { before } = await figures('day')
    expect(before.turnover).toBe(cents.total / 100)
  })

  it('tell how many visits became orders', async () => {
    const house = appointmentsApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
    const start = app.context().clock.now().add({ hours: 2 }).toString()
    const { appointment } = await house('POST /admin/appointments', {
      body: { ...aCustomer, type: 'pickup', start, evenIfClosed: true },
    })
    app.moveClock({ hours: 4 })
    await rows(sql`update appointments set status = 'honoured' where id = ${appointment._id}`)
    expect((await figures('week')).visits).toEqual({ honoured: 1, ordered: 0 })
    const { id } = await paidOrder(app, { productId: gown })
    const [order] = await rows(sql`select email from orders where id = ${id}`)
    await rows(
      sql`update appointments set email = upper(${String(order?.email)}) where id = ${appointment._id}`,
    )
    const { now, visits } = await figures('week')
    expect(visits).toEqual({ honoured: 1, ordered: 1 })
    const found = async (query: object) => {
      const asked = { period: 'all', status: 'honoured', outcome: 'ordered', ...query } as const
      return (await house('GET /admin/appointments', { query: asked })).appointments.map(({ _id }) => _id)
    }
    expect(await found({ days: `${now.from}..${now.to}` })).toEqual([appointment._id])
    expect(await found({ days: `..${addDays(now.from, -1)}` })).toEqual([])
    await rows(sql`update appointments set email = 'nobody@example.com' where id = ${appointment._id}`)
    expect(await found({ days: `${now.from}..` })).toEqual([])
  })

  it.each(figurePeriods)(
    'of a %s are those of the orders that the list shows for its days',
    async (period) => {
      const [seed] = await rows(sql`select id from orders limit 1`)
      await rows(sql`delete from orders where fingerprint like 'copy %'`)
      await copyOrders(app.context().db, { id: String(seed?.id), copies: 60 })
      await rows(sql`update orders set paid_at = placed_at where fingerprint like 'copy %'`)
      const api = await owner()
      const { now, before, steps } = await figures(period)
      for (const { from, to, orders, turnover } of [now, before]) {
        const { count } = await api('GET /admin/orders', { query: { paid: `${from}..${to}`, limit: 1 } })
        expect(count).toBe(orders)
        const shown = await api('GET /admin/orders', { query: { paid: `${from}..${to}`, limit: 100 } })
        expect(shown.orders.reduce((sum, order) => sum + order.total * 100, 0) / 100).toBeCloseTo(turnover, 2)
      }
      expect(steps.reduce((sum, step) => sum + step.now * 100, 0) / 100).toBeCloseTo(now.turnover, 2)
      expect(steps.reduce((sum, step) => sum + step.before * 100, 0) / 100).toBeCloseTo(before.turnover, 2)
    },
  )

  it('count what was paid of a product made to measure, which is no order', async () => {
    const { now: before } = await figures('month')
    const guest = commissionsApi(app)
    const { commission, manageKey: key } = await guest('POST /commissions', { body: aWish })
    const desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
    const { _id: id } = commission
    await acceptedQuote(guest, { id, key, ...(await sentQuote(desk, id)) })
    await paidInstalment(guest, { id, key })
    const { now, steps } = await figures('month')
    expect(now).toMatchObject({ orders: before.orders, average: before.average })
    expect(now.turnover - before.turnover).toBeCloseTo(1_680, 2)
    expect(now.turnoverWithoutVat - before.turnoverWithoutVat).toBeCloseTo(1_400, 2)
    expect(steps.reduce((sum, step) => sum + step.now, 0)).toBeCloseTo(now.turnover, 2)
  })
})

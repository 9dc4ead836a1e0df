import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveBack } from '../../../src/features/orders/server/admin/give-back.ts'
import { expireOrders } from '../../../src/features/orders/server/closing/expire-orders.ts'
import { orderStatuses } from '../../../src/features/orders/status/order-status.rules.ts'
import { carryOutRefund } from '../../../src/features/payments/server/refunds/settle-refund.ts'
import { type TestDatabase, testDatabase } from '../../../src/testing/database/test-database.ts'
import { brokenLaws } from '../../../src/testing/orders/money-laws.ts'
import { buyingApi } from '../../../src/testing/orders/orders-api.ts'
import { type TestProcess, testProcess } from '../../../src/testing/test-context.ts'
import { seedDemoHouse } from '../demo-house.ts'
import { demoOrders } from './demo-orders.ts'

let test: TestDatabase
let app: TestProcess

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

const jeanne = { id: '00000000-0000-4000-8000-000000000003', role: 'user' } as const
const admin = { id: '00000000-0000-4000-8000-000000000001', role: 'admin' } as const

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  await seedDemoHouse(app.context())
})

afterAll(() => test.close())

describe('the orders of the demo house', () => {
  it('are in every status, and most of them the customer’s who can sign in', async () => {
    const { counts } = await buyingApi(app, { caller: admin })('GET /admin/orders', { query: {} })
    expect(orderStatuses.filter((status) => counts[status] === 0)).toEqual([])
    const { orders } = await buyingApi(app, { caller: jeanne })('GET /orders', { query: { limit: 50 } })
    expect(orders.length).toBeGreaterThan(5)
    expect(orders.some(({ status }) => status === 'pending_payment')).toBe(false)
  })

  it('obey what is true of all money, products and papers', async () => {
    expect(await brokenLaws(test.database.db)).toEqual({})
  })

  it('are numbered in the order of their days, and so are their papers', async () => {
    for (const query of [
      sql`select number from orders order by placed_at`,
      sql`select number from invoices where series = 'F' order by issued_at`,
    ]) {
      const numbers = (await rows(query)).map(({ number }) => String(number))
      expect(numbers).toEqual(numbers.toSorted())
    }
  })

  it('are shown with their timeline in order, the parcel that left, and one that is late', async () => {
    const api = buyingApi(app, { caller: admin })
    const { orders } = await api('GET /admin/orders', { query: { limit: 100 } })
    expect(orders).toHaveLength(demoOrders.length)
    expect(orders.filter(({ overdue }) => overdue).map(({ status }) => status)).toContain('in_preparation')
    for (const { _id: id } of orders) {
      const { order } = await api('GET /admin/orders/{id}', { params: { id } })
      const moments = order.events.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted())
      const isParcel =
        order.deliveryMethod === 'standard' && order.events.some(({ kind }) => kind === 'shipped')
      expect(order.tracking !== null).toBe(isParcel)
    }
  })

  it('can be paid back like any other', async () => {
    const [paid] = await rows(sql`
      select id from orders where status = 'paid' and id not in (select order_id from order_alerts)`)
    await giveBack(app.context({ caller: admin }), {
      id: String(paid?.id),
      refund: { amountCents: 500, reason: 'gesture' },
    })
    const [refund] = await rows(sql`select id from refunds where status = 'requested'`)
    await carryOutRefund(app.context(), String(refund?.id))
    expect(await brokenLaws(test.database.db)).toEqual({})
    expect(await rows(sql`select refunded_cents from orders where id = ${String(paid?.id)}`)).toEqual([
      { refunded_cents: 500 },
    ])
  })

  it('leave the stock as it is told, once the one that waits has run out of time', async () => {
    const stock = () => rows(sql`select sum(stock)::int as pieces from product_variants`)
    const [before] = await stock()
    app.moveClock({ minutes: 40 })
    await expireOrders(app.context())
    expect(await stock()).toEqual([{ pieces: Number(before?.pieces) + 1 }])
    expect(await rows(sql`select 1 from stock_reservations`)).toEqual([])
  })
})

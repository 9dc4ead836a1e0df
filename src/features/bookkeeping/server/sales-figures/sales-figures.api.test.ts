import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../../testing/appointments/appointments-api.ts'
import { type Business, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import type { OrderListContract } from '../../../orders/order-list.contract.ts'
import { orderListRoutes } from '../../../orders/server/order-list.routes.ts'
import { setCost } from '../../../product-costs/server/product-costs.repository.ts'
import type { SalesFiguresContract } from '../../sales-figures/sales-figures.contract.ts'
import { salesFiguresRoutes } from '../sales-figures.routes.ts'

const dispatcher = createDispatcher({ modules: [salesFiguresRoutes, orderListRoutes], checkAnswers: true })

const october = { from: '2026-10-01', to: '2026-10-31' }
const paid = `${october.from}..${october.to}`

let app: Business
let books: ReturnType<typeof createApi<SalesFiguresContract & OrderListContract>>

beforeAll(async () => {
  app = await openBusiness()
  const costs = [
    [0, 400.5],
    [2, 100],
  ] as const
  for (const [product, cost] of costs) await setCost(app.context(), { id: app.products[product] ?? '', cost })
  const gown = { product: 0, size: '38' as const, quantity: 1 }
  const dress = { product: 2, size: '38' as const, quantity: 1 }
  const belts = { product: 1, size: '40' as const, quantity: 2 }
  await app.does({ kind: 'buy', to: 'paris', items: [dress, belts], promo: false })
  await app.does({ kind: 'buy', to: 'brussels', items: [gown], promo: false })
  await app.does({ kind: 'takeBack', place: 0, reason: 'withdrawal' })
  const caller = {
    ...(await enterCustomer(app.context(), { role: 'staff' })),
    areas: ['accounting' as const],
  }
  books = createApi<SalesFiguresContract & OrderListContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
})

afterAll(() => app.close())

it('tells the turnover by category, country and month; each row opens its orders', async () => {
  const read = async (by: 'category' | 'size' | 'country' | 'season' | 'month') =>
    books('GET /admin/accounts/figures', { query: { ...october, by } })
  const { rows, totals } = await read('category')
  expect(rows).toMatchObject([
    { name: 'Mariage', key: 'mariage', orders: 1, quantity: 1, returned: 0, refunded: 0, total: 1200.13 },
    { name: 'Soirée', key: 'soiree', quantity: 3, returned: 1, sold: 433.13, refunded: 333.33, total: 99.8 },
    { name: 'Livraison', part: 'delivery', key: null, total: 40 },
  ])
  expect(totals).toMatchObject({ orders: 2, quantity: 4, returned: 1, refunded: 333.33, total: 1339.93 })
  const found = async (query: object) =>
    (await books('GET /admin/orders', { query: { paid, ...query } })).count
  expect(await found({ category: 'soiree' })).toBe(1)
  expect(await found({ size: '38' })).toBe(2)
  expect(await found({ category: 'mariage', size: '38' })).toBe(1)
  expect(await found({ category: 'mariage', size: '40' })).toBe(0)
  expect((await read('country')).rows.map(({ key, name }) => [key, name])).toEqual([
    ['BE', 'Belgique'],
    ['FR', 'France'],
  ])
  expect((await read('month')).rows).toMatchObject([{ name: 'octobre 2026', orders: 2 }])
  expect((await read('season')).rows).toMatchObject([{ name: 'Automne-hiver 2026-2027', orders: 2 }])
  const [first] = rows
  const behind = await books('GET /admin/accounts/figures', { query: { ...october, after: first?._id } })
  expect(behind.rows).toEqual(rows.slice(1))
})

it('tells the margin of what is left, where the cost was known when it was ordered', async () => {
  const read = () => books('GET /admin/accounts/figures', { query: { ...october, by: 'product' } })
  const { rows, totals } = await read()
  expect(rows).toMatchObject([
    // 1200.13 with a tax of 20 % is 1000.11 without.
    { key: app.products[0], base: 1000.11, cost: 400.5, margin: 599.61, costKnown: 100 },
    { key: app.products[1], base: 83.17, cost: null, margin: null, costKnown: 0 },
    // Sold and given back.
    { key: app.products[2], base: 0, cost: 0, margin: 0, costKnown: 100 },
    { part: 'delivery', cost: null, margin: null, costKnown: null },
  ])
  expect(totals).toMatchObject({ cost: 400.5, margin: 599.61, costKnown: 93 })
  app.moveClock({ hours: 1 })
  await setCost(app.context(), { id: app.products[0] ?? '', cost: 900 })
  await setCost(app.context(), { id: app.products[1] ?? '', cost: 9 })
  expect((await read()).totals).toEqual(totals)
})

it('tells what came back and why', async () => {
  const { rows, total } = await books('GET /admin/accounts/returns', { query: october })
  expect(rows).toMatchObject([
    { product: app.products[2], size: '38', reason: 'withdrawal', why: 'Rétractation', quantity: 1 },
  ])
  expect(total).toBe(333.33)
})

it('tells which visits became orders, by kind', async () => {
  const house = appointmentsApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  const start = app.context().clock.now().add({ hours: 2 }).toString()
  const { appointment } = await house('POST /admin/appointments', {
    body: { ...aCustomer, type: 'pickup', start, evenIfClosed: true },
  })
  app.moveClock({ hours: 4 })
  const visits = async () => (await books('GET /admin/accounts/visits', { query: october })).rows
  expect(await visits()).toEqual([])
  await app.db.execute(sql`update appointments set status = 'honoured' where id = ${appointment._id}`)
  expect(await visits()).toMatchObject([{ kind: 'pickup', name: 'Retrait', honoured: 1, ordered: 0 }])
  const belt = { product: 1, size: '40' as const, quantity: 1 }
  await app.does({ kind: 'buy', to: 'paris', items: [belt], promo: false })
  await app.db.execute(sql`update appointments set email = (
    select email from orders order by paid_at desc limit 1)`)
  expect(await visits()).toMatchObject([{ honoured: 1, ordered: 1 }])
})

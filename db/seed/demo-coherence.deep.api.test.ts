import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddressesContract } from '../../src/features/addresses/addresses.contract.ts'
import { addressesRoutes } from '../../src/features/addresses/server/addresses.routes.ts'
import type { DashboardContract } from '../../src/features/dashboard/dashboard.contract.ts'
import { dashboardRoutes } from '../../src/features/dashboard/server/dashboard.routes.ts'
import { galleryColours, galleryOccasions } from '../../src/features/gallery/gallery.limits.ts'
import { mailSubjects } from '../../src/features/outbox/outbox.limits.ts'
import type { PayoutsContract } from '../../src/features/payouts/payouts.contract.ts'
import { payoutsRoutes } from '../../src/features/payouts/server/payouts.routes.ts'
import { createDispatcher } from '../../src/platform/http/dispatcher.ts'
import { createApi } from '../../src/shared/api/client.ts'
import { type TestDatabase, testDatabase } from '../../src/testing/database/test-database.ts'
import { galleryApp } from '../../src/testing/gallery/gallery-app.ts'
import { buyingApi } from '../../src/testing/orders/orders-api.ts'
import { type TestProcess, testProcess } from '../../src/testing/test-context.ts'
import { seedDemoHouse } from './demo-house.ts'
import { demoGallery } from './gallery/demo-gallery.ts'

let test: TestDatabase
let app: TestProcess

const dispatcher = createDispatcher({ modules: [addressesRoutes, dashboardRoutes], checkAnswers: true })

const payoutsDispatcher = createDispatcher({ modules: [payoutsRoutes], checkAnswers: true })

const jeanne = { id: '00000000-0000-4000-8000-000000000003', role: 'user' } as const
const admin = { id: '00000000-0000-4000-8000-000000000001', role: 'admin' } as const

const as = (caller: typeof jeanne | typeof admin) =>
  createApi<AddressesContract & DashboardContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  await seedDemoHouse(app.context())
})

afterAll(() => test.close())

describe('the demo house', () => {
  it('has accounts that are older than what was done with them', async () => {
    expect(
      await rows(sql`
        select a.email, o.number as deed from accounts a join orders o on o.account_id = a.id where o.placed_at < a.created_at
        union all
        select a.email, r.comment from accounts a join product_reviews r on r.account_id = a.id where r.created_at < a.created_at
        union all
        select a.email, e.kind from accounts a join order_events e on e.actor_id = a.id where e.at < a.created_at`),
    ).toEqual([])
  })

  it('has written no mail that is not found by what it is about', async () => {
    const known: readonly unknown[] = Object.values(mailSubjects).flat()
    const words = await rows(sql`
      select distinct split_part(split_part(cause_key, ':', 1), '-', 1) as word from mail_outbox`)
    expect(words).not.toEqual([])
    expect(words.filter(({ word }) => !known.includes(word))).toEqual([])
  })

  it('has payouts that match down to zero, and nothing that does not match', async () => {
    const api = createApi<PayoutsContract>(
      (key, call) => payoutsDispatcher.call(app.context({ caller: admin }), key, call),
      'fr',
    )
    const { payouts } = await api('GET /admin/payouts', { query: {} })
    expect(payouts.length).toBeGreaterThan(1)
    expect(payouts.filter(({ state }) => state !== 'matched')).toEqual([])
    // Two days later, nothing is on its way any more.
    app.moveClock({ hours: 48 })
    await rows(sql`update balance_readings set whole_until = whole_until + interval '48 hours'`)
    expect((await api('GET /admin/accounts/unmatched', { query: {} })).unmatched).toEqual([])
    app.moveClock({ hours: -48 })
  })

  it('has voices in their order: written, then changed, answered, reported or confirmed', async () => {
    expect(
      await rows(sql`
        select comment from product_reviews where updated_at < created_at or replied_at < created_at
        union all
        select details from review_reports p join product_reviews r on r.id = p.review_id where p.reported_at < r.created_at
        union all
        select reply from contact_replies a join contact_messages m on m.id = a.message_id
          where a.sent_at < m.received_at or a.sent_at > m.closed_at
        union all
        select email from newsletter_subscribers where confirmed_at < asked_at or left_at < confirmed_at`),
    ).toEqual([])
    const [voices] = await rows(sql`
      select (select count(*) from product_reviews where reply is not null) > 0 as answered,
        (select count(*) from review_reports) > 0 as reported,
        (select count(distinct status) from contact_messages) as states,
        (select count(distinct (confirmed_at is null, left_at is null)) from newsletter_subscribers) as standings`)
    expect(voices).toMatchObject({ answered: true, reported: true })
    expect([Number(voices?.states), Number(voices?.standings)]).toEqual([4, 3])
  })

  it('has products that are older than their orders and reviews, with the price that was paid', async () => {
    expect(
      await rows(sql`
        select p.sku from products p join order_lines l on l.product_id = p.id join orders o on o.id = l.order_id
          where o.placed_at < p.created_at or not exists (select 1 from price_history h where h.product_id = p.id
            and h.price_cents = l.unit_cents and h.valid_from <= o.placed_at and coalesce(h.valid_to, 'infinity') > o.placed_at)
        union all
        select p.sku from products p join product_reviews r on r.product_id = p.id where r.created_at < p.created_at
        union all
        select p.sku from products p, accounts a where a.role = 'admin' and p.created_at < a.created_at`),
    ).toEqual([])
  })

  it('has products reviewed by who received them after that day, and several of such reviews', async () => {
    const reviews = await rows(sql`
      select r.created_at > d.received_at as is_after from product_reviews r
      join received_pieces d on d.account_id = r.account_id and d.product_id = r.product_id`)
    expect(reviews.length).toBeGreaterThan(0)
    expect(reviews.filter(({ is_after }) => !is_after)).toEqual([])
  })

  it('has a customer with an address of their own, where their orders go', async () => {
    const { addresses } = await as(jeanne)('GET /account/addresses', {})
    expect(addresses).toMatchObject([{ isDefault: true }])
    const { _id: _kept, isDefault: _isDefault, ...address } = addresses[0] ?? {}
    const api = buyingApi(app, { caller: jeanne })
    const { orders } = await api('GET /orders', { query: { limit: 50 } })
    for (const { _id: id } of orders) {
      const { order } = await api('GET /orders/{id}', { params: { id } })
      expect(address).toMatchObject(order.shippingAddress ?? {})
    }
  })

  it('has a gallery whose words, colours and occasions give its filters something to do', async () => {
    for (const lng of ['fr', 'en'] as const) {
      const { items } = await galleryApp(test).visitor(lng)('GET /gallery', { query: {} })
      expect(items).toHaveLength(demoGallery.length)
      const lacking = items.filter(
        ({ title, text, credits, image, products }) =>
          !title || !text || !credits || !image.alt || products.length === 0,
      )
      expect(lacking).toEqual([])
      expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
      const counts = Map.groupBy(
        items.flatMap(({ board, occasion, colours }) => [
          `${board} ${occasion}`,
          ...colours.map((colour) => `colour ${colour}`),
        ]),
        (each) => each,
      )
      for (const occasion of galleryOccasions) expect(counts.has(`inspiration ${occasion}`)).toBe(true)
      for (const colour of galleryColours) expect(counts.has(`colour ${colour}`)).toBe(true)
    }
  })

  it('has something to see to of each kind that waits, and a stock that is mostly calm', async () => {
    const { stock, lateOrders, ordersToPrepare } = await as(admin)('GET /admin/dashboard', { query: {} })
    expect(stock.soldOut).toBe(2)
    expect(stock.counts.low).toBe(4)
    expect(stock.counts.all).toBe(40)
    expect(lateOrders.count).toBe(1)
    expect(ordersToPrepare.count).toBe(1)
  })
})

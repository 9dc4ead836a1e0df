import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../../platform/db/database.ts'
import { type Business, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import { rowsReadBy } from '../../../../testing/database/rows-read.ts'
import { findReported } from '../e-reporting/reported.repository.ts'
import type { Period } from '../period.ts'
import { findReturns, findSales } from './figures.repository.ts'

let app: Business
const many = 20_000
const year = { from: '2026-01-01', to: '2026-12-31' }
const month = { from: '2026-06-01', to: '2026-06-30' }

/** A year of orders with their lines and papers: copies of one, each at its own moment; every tenth is given back. */
const copyOrders = () =>
  app.db.execute(sql`
    with seed as (
      select o.id as order_id, p.id as payment_id, i.content, i.total_cents
      from orders o join payments p on p.subject_id = o.id join invoices i on i.payment_id = p.id limit 1),
    placed as (
      insert into orders (number, account_id, email, language, fulfilment, placed_at, held_from, subtotal_cents,
        discount_cents, shipping_cents, vat_cents, total_cents, delivery_method, shipping_address, billing_address,
        contract, fingerprint, paid_at)
      select 'CP-' || n, null, email, language, fulfilment, moment, moment, subtotal_cents, discount_cents,
        shipping_cents, vat_cents, total_cents, delivery_method, shipping_address, billing_address, contract,
        'copy ' || n, moment
      from orders, generate_series(1, ${many}::int) n
      cross join lateral (select '2026-01-01T12:00:00Z'::timestamptz + n * interval '25 minutes' as moment) at
      where id = (select order_id from seed)
      returning id, paid_at, total_cents),
    numbered as (select *, row_number() over (order by paid_at) + 1 as n from placed),
    bought as (
      insert into order_lines (order_id, position, product_id, sku, name_fr, composition_fr, size, image, quantity,
        unit_cents, discount_cents, net_cents, vat_rate, vat_cents, promised_from, promised_to, withdrawal)
      select numbered.id, position, product_id, sku, name_fr, composition_fr, size, image, quantity, unit_cents,
        discount_cents, net_cents, vat_rate, l.vat_cents, promised_from, promised_to, withdrawal
      from numbered, order_lines l where l.order_id = (select order_id from seed)),
    paid as (
      insert into payments (purpose, subject_id, reference, provider, amount_cents, captured_cents, status, created_at)
      select 'order', id, 'CP-' || n, 'demo', total_cents, total_cents, 'succeeded', paid_at from numbered
      returning id, subject_id),
    invoiced as (
      insert into invoices (series, year, sequence, number, purpose, subject_id, payment_id, issued_at, total_cents, content)
      select 'F', 2026, n, 'F-2026-' || lpad(n::text, 6, '0'), 'order', numbered.id, paid.id, paid_at,
        numbered.total_cents, content
      from numbered join paid on paid.subject_id = numbered.id, seed returning id, subject_id, sequence, issued_at),
    given as (
      insert into refunds (payment_id, amount_cents, reason, details, status, requested_at, settled_at)
      select paid.id, 100, 'gesture', '{}', 'succeeded', issued_at, issued_at
      from invoiced join paid on paid.subject_id = invoiced.subject_id where sequence % 10 = 0
      returning id, payment_id, settled_at)
    insert into invoices (series, year, sequence, number, purpose, subject_id, refund_id, refers_to, issued_at, total_cents, content)
    select 'A', 2026, row_number() over (), 'A-2026-' || lpad((row_number() over ())::text, 6, '0'), 'order',
      paid.subject_id, given.id, invoiced.id, settled_at, 100,
      content || '{"kind": "credit-note", "lines": [{"description": {"fr": "Geste"}, "details": [], "quantity": 1,
        "netCents": 83, "vatCents": 17, "vatRateBasisPoints": 2000}]}'::jsonb
    from given join paid on paid.id = given.payment_id join invoiced on invoiced.subject_id = paid.subject_id, seed`)

beforeAll(async () => {
  app = await openBusiness()
  const items = [{ product: 0, size: '38' as const, quantity: 1 }]
  await app.does({ kind: 'buy', to: 'paris', items, promo: false })
  await copyOrders()
  await app.db.execute(sql`analyze`)
}, 180_000)

afterAll(() => app.close())

type Finding = (db: Db, period: Period) => Promise<unknown>

const papersRead = (find: Finding, period: Period) =>
  rowsReadBy(app.test.database, { table: 'invoices', read: (db) => find(db, period) })

const byProduct: Finding = (db, period) => findSales(db, 'product', period)

describe('among 20,000 orders', () => {
  it('figures are of each order, once', async () => {
    const { totals } = await findSales(app.db, 'product', year)
    expect(totals).toMatchObject({ orders: many + 1, quantity: many + 1, refundedCents: (many / 10) * 100 })
    expect(await findReturns(app.db, year)).toMatchObject([{ part: 'goodwill', reason: 'gesture' }])
  })

  it.each([
    ['the turnover', byProduct],
    ['what came back', findReturns],
    ['what is reported', findReported],
  ] as const)(
    '%s of a month reads what a month holds, and of a year each paper three times at most',
    async (_, find) => {
      const { from, to } = month
      const held = await app.db.execute<{ papers: number }>(
        sql`select count(*)::int as papers from invoices where issued_at between ${from} and ${to}`,
      )
      const papers = Number(held.rows[0]?.papers)
      expect(papers).toBeGreaterThan(1_800)
      expect(await papersRead(find, month)).toBeLessThanOrEqual(3 * papers)
      expect(await papersRead(find, year)).toBeLessThanOrEqual(3 * (1.1 * many + 1))
    },
  )
})

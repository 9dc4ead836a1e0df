import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/db/database.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { pastGuards } from '../../../testing/database/plant-marks.ts'
import { rowsReadBy } from '../../../testing/database/rows-read.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import { closeByItself } from './closings/close-periods.ts'
import { verifyClosings } from './closings/verify-closings.ts'
import { findEntries } from './entries.repository.ts'
import { findListedPapers } from './listed-papers.ts'
import { readVat } from './read-vat.ts'

let app: CatalogApp
const many = 20_000
const year = { from: '2026-01-01', to: '2026-12-31' }

/** A year of papers and payments: copies of one, each at its own moment. */
const copyPapers = () =>
  app.test.database.db.execute(sql`
    with orders_made as (
      insert into payments (purpose, subject_id, reference, provider, amount_cents, status, created_at)
      select purpose, gen_random_uuid(), reference || n, provider, amount_cents, status,
        '2026-01-01T12:00:00Z'::timestamptz + n * interval '25 minutes'
      from payments, generate_series(1, ${many}::int) n returning id, subject_id, created_at, amount_cents),
    numbered as (select *, row_number() over (order by created_at) + 1 as n from orders_made),
    moved as (
      insert into payment_journal (at, payment_id, kind, amount_cents, provider, provider_ref)
      select created_at, id, 'captured', amount_cents, 'demo', 'pi_' || n from numbered)
    insert into invoices (series, year, sequence, number, purpose, subject_id, payment_id, issued_at, total_cents, content)
    select 'F', 2026, n, 'F-2026-' || lpad(n::text, 6, '0'), 'copy', o.subject_id, o.id, o.created_at, total_cents,
      content || jsonb_build_object('number', 'F-2026-' || lpad(n::text, 6, '0'))
    from numbered o, (select total_cents, content from invoices limit 1) paper`)

beforeAll(async () => {
  app = await catalogApp()
  const gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 2 }] })
  await paidOrder(app, { productId: gown })
  await copyPapers()
  await app.test.database.db.execute(sql`analyze invoices, payment_journal, payments`)
}, 120_000)

afterAll(() => app.close())

const papersRead = (read: (db: Db) => Promise<unknown>) =>
  rowsReadBy(app.test.database, { table: 'invoices', read })

describe('a year of 20,000 papers', () => {
  it('is listed in its midst as from its beginning', async () => {
    const { db } = app.test.database
    const page = { sort: 'newest' as const, page: 1, limit: 30 }
    const first = await findListedPapers(db, page)
    expect(first.rows).toHaveLength(30)
    const { rows } = await db.execute<{ id: string }>(sql`select id from invoices where sequence = 10000`)
    const atFirst = await papersRead((at) => findListedPapers(at, page))
    const inMidst = await papersRead((at) => findListedPapers(at, { ...page, after: rows[0]?.id }))
    expect(inMidst).toBeLessThan(atFirst + 100)
  })

  it('has a journal whose pages read the same wherever they lie', async () => {
    const page = (db: Db, after?: string) => findEntries(db, { ...year, after, limit: 50 })
    expect((await page(app.test.database.db, 'F-2026-015000'))[0]?.day).toBe('2026-09-18')
    expect(await papersRead((db) => page(db, 'F-2026-015000'))).toBeLessThan(300)
    expect(await papersRead((db) => page(db))).toBeLessThan(300)
  })

  it('is added up for a VAT return by reading each paper a few times at most', async () => {
    expect(await papersRead((db) => readVat({ ...app.context(), db }, year))).toBeLessThan(4 * many)
  })

  it('is closed and proved a day at a time, and its last paper is found where it was changed', async () => {
    app.moveClock({ hours: 24 * 90 })
    const closed = await closeByItself(app.context())
    expect(closed).toBeGreaterThan(375)
    const { db } = app.test.database
    expect(await verifyClosings(db)).toMatchObject({ fault: undefined, closings: closed })
    await pastGuards(db, () =>
      db.execute(
        sql`update payment_journal set amount_cents = amount_cents + 1 where provider_ref = 'pi_20001'`,
      ),
    )
    expect(await verifyClosings(db)).toMatchObject({ fault: { why: 'changed', period: '2026-12-14' } })
  }, 120_000)
})

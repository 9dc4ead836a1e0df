import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { countedUpTo, highestFirst, lowestFirst, pageOf, type SortKey } from './page-of.ts'

let test: TestDatabase

const rows = sql`parcels`
const id = sql`parcels.id`
const keys = { size: sql`parcels.size`, at: sql`parcels.at` }

beforeAll(async () => {
  test = await testDatabase()
  await test.database.db.execute(sql`
    create table parcels (id integer primary key, size integer not null, at timestamptz not null)`)
  await test.database.db.execute(sql`
    insert into parcels select n, n * 7 % 5, '2026-11-01'::timestamptz + n * 13 % 8 * interval '1 microsecond'
    from generate_series(1, 60) n`)
})

afterAll(() => test.close())

const read = async (
  order: readonly [SortKey, ...SortKey[]],
  input: { after?: string; before?: string; page?: number; limit: number },
) => {
  const one = pageOf({ page: 1, ...input, order, rows, id })
  const found = await test.database.db.execute<{ id: number }>(sql`
    select parcels.id from ${rows} where ${one.begins ?? sql`true`}
    order by ${sql.join(one.orderBy, sql`, `)} limit ${one.limit} offset ${one.offset}`)
  return one.shown(found.rows).map((row) => row.id)
}

const ways = fc.constantFrom(lowestFirst, highestFirst)

it('gives each row once, in order, however the rows are sorted and in whichever direction they are read', async () => {
  await fc.assert(
    fc.asyncProperty(
      ways,
      ways,
      ways,
      fc.integer({ min: 1, max: 25 }),
      async (bySize, byTime, byId, limit) => {
        const order = [bySize(keys.size), byTime(keys.at), byId(id)] as const
        const all = await read(order, { limit: 60 })
        expect(new Set(all).size).toBe(60)
        const forwards: number[] = []
        for (let page = await read(order, { limit }); page.length > 0; ) {
          forwards.push(...page)
          page = await read(order, { limit, after: String(page.at(-1)) })
        }
        expect(forwards).toEqual(all)
        const backwards: number[] = []
        for (let page = all.slice(-1); page.length > 0; ) {
          backwards.unshift(...page)
          page = await read(order, { limit, before: String(page[0]) })
        }
        expect(backwards).toEqual(all)
        expect(await read(order, { limit, page: 2 })).toEqual(all.slice(limit, 2 * limit))
      },
    ),
    { numRuns: 12 },
  )
})

it('shows nothing behind a row that is gone', async () => {
  expect(await read([lowestFirst(id)], { limit: 5, after: '999' })).toEqual([])
})

it('counts rows up to a bound, and says where there are more', async () => {
  const { db } = test.database
  const rowsUpTo = (rowsThere: number) => (most: number) =>
    sql`(select 1 from generate_series(1, ${rowsThere}::int) limit ${most})`
  expect(await countedUpTo(db, rowsUpTo(60))).toEqual({ count: 60, more: false })
  expect(await countedUpTo(db, rowsUpTo(10_000))).toEqual({ count: 10_000, more: false })
  expect(await countedUpTo(db, rowsUpTo(10_001))).toEqual({ count: 10_000, more: true })
})

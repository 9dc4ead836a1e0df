import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { allocateNumber } from '../../../papers/server/numbers/allocate-number.public.ts'

let app: CatalogApp
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

/** A clock that returns these moments one after the other, as if time passed in between; then always the last one. */
const clockOf = (moments: readonly string[]) => {
  const left = moments.map((moment) => Temporal.Instant.from(moment))
  return { now: () => (left.length > 1 ? left.shift() : left[0]) ?? Temporal.Now.instant() }
}

/** A transaction that takes a number, and then fails if the test wants it to. */
const take = (series: string, { moments = ['2026-06-01T10:00:00Z'], fails = false } = {}) =>
  app.context().write(async ({ db }) => {
    const taken = await allocateNumber(db, { series, clock: clockOf(moments) })
    if (fails) throw new Error('Something else went wrong')
    return taken
  })

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 129_500, variants: [{ size: '38', stock: 20 }] })
})

afterAll(() => app.close())

describe('the numbers of papers', () => {
  it('leave no gap, however many take them at once and whatever fails', async () => {
    const tries = Array.from({ length: 24 }, (_, index) => take('T', { fails: index % 3 === 0 }))
    const taken = (await Promise.allSettled(tries)).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.sequence] : [],
    )
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  })

  it('begin anew with the year of Paris, in each series', async () => {
    const lastOfTheYear = { moments: ['2026-12-31T22:59:59Z'] }
    const firstOfTheNext = { moments: ['2026-12-31T23:00:00Z'] }
    expect(await take('U', lastOfTheYear)).toMatchObject({ year: 2026, sequence: 1 })
    expect(await take('U', firstOfTheNext)).toMatchObject({ year: 2027, sequence: 1 })
    expect(await take('V', lastOfTheYear)).toMatchObject({ year: 2026, sequence: 1 })
  })

  it('come with the moment at which they were taken, not the one at which they were asked for', async () => {
    const taken = '2026-11-30T23:00:01Z'
    const { nowMs } = await take('W', { moments: ['2026-11-30T22:59:59Z', taken] })
    expect(nowMs).toBe(Date.parse(taken))
  })

  it('are given back when their year ends in the wait, for one of the new year', async () => {
    await take('X', { moments: ['2026-12-31T12:00:00Z'] })
    const moments = ['2026-12-31T22:59:59Z', '2026-12-31T23:00:01Z']
    expect(await take('X', { moments })).toMatchObject({ year: 2027, sequence: 1 })
    expect(
      await rows(sql`select year, last_number from document_counters where series = 'X' order by year`),
    ).toEqual([
      { year: 2026, last_number: 1 },
      { year: 2027, last_number: 1 },
    ])
  })
})

describe('what was issued, agreed and booked', () => {
  it.each([
    ['an invoice', sql`update invoices set total_cents = 1`],
    ['an invoice, taken away', sql`delete from invoices`],
    ['the invoices, emptied', sql`truncate invoices cascade`],
    ['the journal of payments', sql`update payment_journal set amount_cents = 1`],
    ['an entry of the journal, taken away', sql`delete from payment_journal`],
    ['the journal, emptied', sql`truncate payment_journal`],
    ['a contract', sql`update orders set contract = contract || '{"totalCents": 1}'`],
    ['what was bought', sql`update order_lines set quantity = quantity + 1`],
    ['the name of what was bought', sql`update order_lines set name_fr = 'Autre'`],
    ['when it was promised', sql`update order_lines set promised_to = promised_to + 1`],
    ['what happened', sql`update order_events set kind = 'paid'`],
  ])('is never written anew: %s', async (_what, change) => {
    await paidOrder(app, { productId: gown })
    await expect(rows(change)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

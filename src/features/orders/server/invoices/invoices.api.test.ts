import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidOrder } from '../../../../testing/bought-order.ts'
import { enterPiece } from '../../../../testing/catalog-factories.ts'
import { type CatalogHouse, catalogHouse } from '../../../../testing/catalog-house.ts'
import { takeNumber } from './take-number.public.ts'

let house: CatalogHouse
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await house.test.database.db.execute(query)).rows

const at = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds

/** A transaction that takes a number, and fails after it where that is wanted. */
const take = (series: string, { nowMs = at('2026-06-01T10:00:00Z'), fails = false } = {}) =>
  house.context().write(async ({ db }) => {
    const taken = await takeNumber(db, { series, nowMs })
    if (fails) throw new Error('Something else went wrong')
    return taken
  })

beforeAll(async () => {
  house = await catalogHouse()
  gown = await enterPiece(house.context(), { priceCents: 129_500, variants: [{ size: '38', stock: 20 }] })
})

afterAll(() => house.close())

describe('the numbers of papers', () => {
  it('leave no gap, whoever takes them at once and whatever fails', async () => {
    const tries = Array.from({ length: 24 }, (_, index) => take('T', { fails: index % 3 === 0 }))
    const taken = (await Promise.allSettled(tries)).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.sequence] : [],
    )
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  })

  it('begin anew with the year of Paris, in each series', async () => {
    expect(await take('U', { nowMs: at('2026-12-31T22:59:59Z') })).toEqual({ year: 2026, sequence: 1 })
    expect(await take('U', { nowMs: at('2026-12-31T23:00:00Z') })).toEqual({ year: 2027, sequence: 1 })
    expect(await take('V', { nowMs: at('2026-12-31T22:59:59Z') })).toEqual({ year: 2026, sequence: 1 })
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
    await paidOrder(house, { productId: gown })
    await expect(rows(change)).rejects.toMatchObject({ cause: { code: '23001' } })
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, paidBuyer } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { closeByItself } from '../closings/close-periods.ts'
import { verifyClosings } from '../closings/verify-closings.ts'
import { findSeries } from '../series.repository.ts'
import { forgetBooks } from './forget-books.ts'

const bank = paymentRecorder()
let app: BuyingApp
let gown: string

const buy = async () => (await paidBuyer(app, bank, { productId: gown })).id

const deliver = (id: string) =>
  app.db.execute(sql`update orders set fulfilment = 'delivered', delivered_at = ${now()}
    where id = ${id}`)

const giveBack = async (subjectId: string) => {
  const ctx = app.context()
  const asked = { purpose: 'order', subjectId, reason: 'gesture', details: {}, requestedBy: null }
  await ctx.write(({ db }) => requestRefund(ctx, db, { ...asked, amountCents: 5_000 }))
  await app.work()
}

const now = () => app.context().clock.now().toString()

const moveTo = (moment: string) => {
  const { epochMilliseconds } = Temporal.Instant.from(moment)
  app.moveClock({ milliseconds: epochMilliseconds - app.context().clock.now().epochMilliseconds })
}

/** A context of a clock that goes on, as that of a house does between two statements. */
const ticking = () => {
  const ctx = app.context()
  const begin = ctx.clock.now()
  let asked = 0
  return { ...ctx, clock: { now: () => begin.add({ milliseconds: asked++ }) } }
}

const orderIds = async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from orders`)
  return new Set(rows.map(({ id }) => id))
}

/** How many rows tell of orders, in each table that the law of the books keeps. */
const kept = async () => {
  const { rows } = await app.db.execute<Record<string, number>>(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
      (select count(*)::int from order_events where kind = 'placed') as placed,
      (select count(*)::int from payments) as payments, (select count(*)::int from payment_journal) as movements,
      (select count(*)::int from refunds) as refunds, (select count(*)::int from invoices) as papers`)
  return rows[0]
}

let ended: string
let creditedLater: string
let underway: string
let ofNextYear: string

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 40_000, variants: [{ size: '38', stock: 90 }] })
  ended = await buy()
  await giveBack(ended)
  creditedLater = await buy()
  underway = await buy()
  await deliver(ended)
  await deliver(creditedLater)
  moveTo('2027-01-20T12:00:00Z')
  await giveBack(creditedLater)
  ofNextYear = await buy()
  await deliver(ofNextYear)
  await giveBack(ofNextYear)
  moveTo('2028-01-05T12:00:00Z')
  await closeByItself(app.context())
})

afterAll(() => app.close())

it('keeps everything to the last day of the tenth year', async () => {
  moveTo('2036-12-31T22:30:00Z')
  expect(await forgetBooks(app.context())).toBe(0)
  await expect(
    app.db.execute(sql`insert into forgotten_years values (2026, 'x', ${now()})`),
  ).rejects.toThrow()
  for (const table of ['invoices', 'payment_journal'])
    await expect(app.db.execute(sql`delete from ${sql.identifier(table)}`)).rejects.toThrow()
  expect(await orderIds()).toEqual(new Set([ended, creditedLater, underway, ofNextYear]))
})

it('forgets nothing of books that are not as they were closed', async () => {
  moveTo('2036-12-31T23:30:00Z')
  const undo = new Error('undone')
  await expect(
    app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update payment_journal set amount_cents = amount_cents + 1 where id = 1`)
      await expect(forgetBooks({ ...app.context(), db: tx })).rejects.toThrow('2026-10-14) is changed')
      throw undo
    }),
  ).rejects.toBe(undo)
  expect(await orderIds()).toHaveProperty('size', 4)
})

it('forgets what ended in a year, and leaves the closings and what went on', async () => {
  const before = await kept()
  expect(before).toMatchObject({ orders: 4, papers: 7, refunds: 3 })
  expect(await forgetBooks(ticking())).toBe(1)
  expect(await orderIds()).toEqual(new Set([creditedLater, underway, ofNextYear]))
  expect(await kept()).toMatchObject({ orders: 3, lines: 3, placed: 3, payments: 3, papers: 5, refunds: 2 })
  expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined })
  expect(await brokenLaws(app.db)).toEqual({})
  expect((await findSeries(app.db)).filter(({ missing }) => missing !== 0)).toEqual([])
  await expect(app.db.execute(sql`delete from invoices where year = 2027`)).rejects.toThrow()
  await expect(app.db.execute(sql`update invoices set total_cents = 0`)).rejects.toThrow()
})

it('does so once, and with the next year what was credited in it', async () => {
  expect(await forgetBooks(app.context())).toBe(0)
  moveTo('2038-01-02T12:00:00Z')
  expect(await forgetBooks(app.context())).toBe(2)
  expect(await orderIds()).toEqual(new Set([underway]))
  expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined })
})

it('is believed by the proof as long as the log tells of it', async () => {
  const undo = new Error('undone')
  await expect(
    app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from audit_log where action = 'bookkeeping.books-forgotten'`)
      expect(await verifyClosings(tx)).toMatchObject({ fault: { no: 1, why: 'fewer' } })
      throw undo
    }),
  ).rejects.toBe(undo)
})

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { allParts } from '../../../testing/bookkeeping/all-parts.ts'
import { readFec } from '../../../testing/bookkeeping/read-fec.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { requestRefund } from '../../payments/server/refunds/refund-payment.public.ts'
import type { EntryLineOnTheWire } from '../ledger.contract.ts'
import { exportEntries } from './export-entries.ts'
import { findListedPapers } from './listed-papers.ts'
import { paperOnTheWire } from './paper-on-the-wire.ts'
import { periodNamed } from './period.ts'
import { readJournal } from './read-journal.ts'
import { readVat } from './read-vat.ts'

let nowMs = testNow.epochMilliseconds
const bank = paymentRecorder({ nowMs: () => nowMs })
let app: BuyingApp
let products: string[]

const places = {
  paris: { shippingAddress: anAddress },
  company: { shippingAddress: { ...anAddress, company: 'Atelier des Lilas' } },
  brussels: { shippingAddress: { ...anAddress, country: 'BE', postalCode: '1000', city: 'Bruxelles' } },
  newYork: { shippingAddress: { ...anAddress, country: 'US', postalCode: '10001', city: 'New York' } },
  collected: {
    deliveryMethod: 'pickup',
    shippingAddress: undefined,
    billingAddress: { ...anAddress, country: 'DE', postalCode: '10115', city: 'Berlin' },
  },
} as const

const deed = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      to: fc.constantFrom('paris', 'company', 'brussels', 'newYork', 'collected'),
      product: fc.nat({ max: 1 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      promo: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('giveBack' as const),
      place: fc.nat({ max: 20 }),
      cents: fc.constantFrom<number | 'all'>(100, 3_333, 120_013, 'all'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('comesBack' as const), place: fc.nat({ max: 20 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }),
  },
)

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

const bought: { readonly id: string }[] = []

const buy = async ({ to, product, quantity, promo }: Extract<Deed, { kind: 'buy' }>) => {
  const buyer = await app.buyer()
  await buyer.take({ productId: products[product] ?? '', quantity })
  const { order, payment } = await buyer.order({
    ...places[to],
    ...(promo && { promoCode: 'BIENVENUE10' }),
  })
  bank.customer.pays(intentIdOf(payment.clientSecret))
  await buyer.read(order._id)
  bought.push({ id: order._id })
}

const giveBack = async ({ place, cents }: Extract<Deed, { kind: 'giveBack' }>) => {
  const order = bought[place % Math.max(bought.length, 1)]
  if (!order) return
  const { rows } = await app.db.execute<{ left: number }>(sql`
    select captured_cents - coalesce((select sum(amount_cents) from refunds r
      where r.payment_id = p.id and r.status <> 'failed'), 0)::int as left
    from payments p where p.subject_id = ${order.id}::uuid`)
  const left = Number(rows[0]?.left)
  const amountCents = cents === 'all' ? left : Math.min(cents, left)
  if (amountCents <= 0) return
  const ctx = app.context()
  const asked = { purpose: 'order', subjectId: order.id, reason: 'gesture', details: {}, requestedBy: null }
  await ctx.write(({ db }) => requestRefund(ctx, db, { ...asked, amountCents }))
  await app.work()
}

const comesBack = async ({ place }: Extract<Deed, { kind: 'comesBack' }>) => {
  const gone = bank.goneRefundIds()
  const id = gone[place % Math.max(gone.length, 1)]
  if (!id || !bank.refundComesBack(id)) return
  const event = bank.told.at(-1)
  if (event) await app.webhook(bank.signedNow(event))
}

const does = async (done: Deed) => {
  if (done.kind === 'buy') await buy(done)
  if (done.kind === 'giveBack') await giveBack(done)
  if (done.kind === 'comesBack') await comesBack(done)
  if (done.kind !== 'wait') return
  app.moveClock({ minutes: done.days * 1_440 })
  nowMs += done.days * 86_400_000
}

const centsOf = (euros: number) => Math.round(euros * 100)

/** What the papers of some days say, straight from what is printed on them. */
const printed = async (from: string, to: string) => {
  const { rows } = await app.db.execute<{ rate: number; base: number; vat: number }>(sql`
    select (share ->> 'rateBasisPoints')::int as rate,
      sum(case series when 'F' then 1 else -1 end * (share ->> 'baseCents')::int)::int as base,
      sum(case series when 'F' then 1 else -1 end * (share ->> 'vatCents')::int)::int as vat
    from invoices, jsonb_array_elements(content -> 'totals' -> 'vat') share
    where content ->> 'issuedOn' between ${from} and ${to} group by 1 order by 1`)
  return rows.map((row) => ({ rate: row.rate, base: Number(row.base), vat: Number(row.vat) }))
}

const moved = async (from: string, to: string) => {
  const { rows } = await app.db.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::int as cents from payment_journal
    where (at at time zone 'Europe/Paris')::date between ${from}::date and ${to}::date`)
  return Number(rows[0]?.cents)
}

interface Side {
  readonly account: string
  readonly debit: number
  readonly credit: number
}

/** What accounts that begin so come to on the credit side. */
const credited = (lines: readonly Side[], account: string) =>
  lines
    .filter((line) => line.account.startsWith(account))
    .reduce((sum, { debit, credit }) => sum + centsOf(credit) - centsOf(debit), 0)

/** The same on the debit side. */
const debited = (lines: readonly Side[], account: string) => 0 - credited(lines, account)

const allLines = async (days: { from: string; to: string }) => {
  const lines: EntryLineOnTheWire[] = []
  for (let after: string | undefined, isMore = true; isMore; ) {
    const page = await readJournal(app.context(), { ...days, after, limit: 7 })
    lines.push(...page.lines)
    after = page.lines.at(-1)?._id
    isMore = page.more
  }
  return lines
}

const byRate = (shares: readonly { rate: number; base: number; vat: number }[]) =>
  [...Map.groupBy(shares, ({ rate }) => rate)]
    .map(([rate, own]) => ({
      rate,
      base: own.reduce((sum, { base }) => sum + base, 0),
      vat: own.reduce((sum, { vat }) => sum + vat, 0),
    }))
    .toSorted((one, other) => one.rate - other.rate)

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)

/** Whether all that is said of a month is the same, to the cent and by rate. */
const expectMonth = async (month: string) => {
  const ctx = app.context()
  const days = periodNamed(month)
  const papers = await printed(days.from, days.to)
  const vat = await readVat(ctx, days)
  const inCents = (shares: readonly { rate: number; base: number; vat: number }[]) =>
    byRate(
      shares.map(({ rate, base, vat: tax }) => ({
        rate: rate * 100,
        base: centsOf(base),
        vat: centsOf(tax),
      })),
    )
  expect(inCents(vat.lines)).toEqual(papers)
  expect(inCents(vat.days)).toEqual(papers)

  const { rows } = await findListedPapers(ctx.db, { issued: days, sort: 'oldest', page: 1, limit: 100 })
  const listed = rows.map(paperOnTheWire)
  expect(sum(listed.map(({ total }) => centsOf(total)))).toBe(
    sum(papers.map(({ base, vat: tax }) => base + tax)),
  )
  expect(sum(listed.map(({ tax }) => centsOf(tax.r20)))).toBe(
    papers.find(({ rate }) => rate === 2000)?.vat ?? 0,
  )

  const lines = await allLines(days)
  expect(credited(lines, '445711')).toBe(papers.find(({ rate }) => rate === 2000)?.vat ?? 0)
  expect(credited(lines, '70')).toBe(sum(papers.map(({ base }) => base)))
  expect(debited(lines, '511500')).toBe(await moved(days.from, days.to))
  const { sums } = await readJournal(ctx, { ...days, limit: 1 })
  for (const { account } of [...sums, ...lines])
    expect(credited(sums, account)).toBe(credited(lines, account))

  const file = await exportEntries(ctx, days)
  const fec = readFec(await allParts(file), file.fileName)
  expect(fec.map(({ account, debitCents, creditCents }) => [account, debitCents, creditCents])).toEqual(
    lines.map(({ account, debit, credit }) => [account, centsOf(debit), centsOf(credit)]),
  )
  return { customers: debited(lines, '411000'), entries: new Set(fec.map(({ number }) => number)) }
}

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  const variants = [{ size: '38', stock: 5_000 }]
  products = [
    await enterProduct(app.context(), { priceCents: 120_013, variants }),
    await enterProduct(app.context(), { priceCents: 4_990, variants }),
  ]
})

afterAll(() => app.close())

it('papers, journal, FEC, VAT lines and money say the same of each month, to the cent and by rate', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) await does(each)
      expect(await brokenLaws(app.db)).toEqual({})
      const { rows } = await app.db.execute<{ month: string }>(sql`
        select distinct to_char(moment at time zone 'Europe/Paris', 'YYYY-MM') as month
        from (select issued_at as moment from invoices union all select at from payment_journal) moments order by 1`)
      const months = []
      for (const { month } of rows) months.push(await expectMonth(month))
      // What customers have paid for and not got back, or are owed: nothing but refunds that came back.
      const owed = await app.db.execute<{ cents: number }>(sql`
        select coalesce(sum(amount_cents), 0)::int as cents from refunds where status = 'returned'`)
      expect(sum(months.map(({ customers }) => customers))).toBe(0 - Number(owed.rows[0]?.cents))
      // The numbers of the entries go on from month to month.
      const numbers = months.flatMap(({ entries }) => [...entries])
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    }),
    { numRuns: propertyRuns(8), endOnFailure: true },
  )
}, 600_000)

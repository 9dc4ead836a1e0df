import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Business, deed, monthsOf, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import type { InvoiceContent } from '../../../papers/invoice-content.ts'
import { setCost } from '../../../product-costs/server/product-costs.repository.ts'
import { breakdowns } from '../../sales-figures/sales-figures.limits.ts'
import { type Period, periodNamed } from '../period.ts'
import { readVat } from '../read-vat.ts'
import { readFigures } from './read-figures.ts'
import { readReturns } from './read-returns.ts'

let app: Business

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

const cents = (euros: number) => Math.round(euros * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

interface Costing {
  readonly kind: 'cost'
  readonly product: number
  readonly cost: number | null
}

const costing = fc.record({
  kind: fc.constant('cost' as const),
  product: fc.nat({ max: 2 }),
  cost: fc.option(fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100)),
})

/** What was said of costs, the latest first. */
const said: { readonly name: string; readonly cents: number | null; readonly fromMs: number }[] = []

const sayCost = async ({ product, cost }: Costing) => {
  const id = app.products[product] ?? ''
  const ctx = app.context()
  await setCost(ctx, { id, cost })
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name_fr as name from products where id = ${id}::uuid`,
  )
  said.unshift({
    name: rows[0]?.name ?? '',
    cents: cost === null ? null : cents(cost),
    fromMs: ctx.clock.now().epochMilliseconds,
  })
}

/** What is printed on the papers of some days, line by line, and what each product of it cost when it was ordered. */
const printed = async ({ from, to }: Period) => {
  const { rows } = await app.db.execute<{
    content: InvoiceContent
    reason: string | null
    /** Null for what was made to measure. */
    placed: string | null
  }>(sql`
    select i.content, r.reason, extract(epoch from o.placed_at) * 1000 as placed
    from invoices i left join orders o on o.id = i.subject_id left join refunds r on r.id = i.refund_id
    where i.content ->> 'issuedOn' between ${from} and ${to}`)
  const costOf = (name: string, quantity: number, atMs: number) => {
    const own = said.find((each) => each.name === name && each.fromMs <= atMs)?.cents ?? null
    return own === null ? null : own * quantity
  }
  return rows.flatMap(({ content, reason, placed }) =>
    content.lines.map(({ description, details, quantity, netCents, vatCents }) => ({
      isInvoice: content.kind === 'invoice',
      order: content.orderNumber,
      reason,
      /** Products say at least what they are made of; each of these has a name of its own. */
      name: placed !== null && details.length > 0 ? description.fr : '',
      size: details[0]?.fr.replace('Taille ', '') ?? '',
      quantity,
      netCents,
      vatCents,
      costCents:
        placed !== null && details.length > 0 ? costOf(description.fr, quantity, Number(placed)) : null,
    })),
  )
}

type Printed = Awaited<ReturnType<typeof printed>>

/** The same as the figures of a row, told from the lines that name it. */
const told = (lines: Printed) => {
  const signed = (amount: 'netCents' | 'vatCents') =>
    sum(lines.map((line) => (line.isInvoice ? line[amount] : -line[amount])))
  const ofKind = (isInvoice: boolean) => lines.filter((line) => line.isInvoice === isInvoice)
  const gross = (some: Printed) => sum(some.map(({ netCents, vatCents }) => netCents + vatCents))
  const known = lines.filter(({ costCents }) => costCents !== null)
  const costs = sum(known.map(({ isInvoice, costCents }) => (isInvoice ? 1 : -1) * (costCents ?? 0)))
  const turnover = sum(known.map(({ isInvoice, netCents }) => (isInvoice ? netCents : -netCents)))
  const invoiced = (some: Printed) =>
    sum(some.flatMap(({ isInvoice, name, netCents }) => (isInvoice && name ? [netCents] : [])))
  const products = (some: Printed) => sum(some.flatMap(({ name, quantity }) => (name ? [quantity] : [])))
  return {
    orders: new Set(ofKind(true).map(({ order }) => order)).size,
    quantity: products(ofKind(true)),
    returned: products(ofKind(false)),
    sold: gross(ofKind(true)),
    refunded: gross(ofKind(false)),
    base: signed('netCents'),
    vat: signed('vatCents'),
    cost: known.length === 0 ? null : costs,
    margin: known.length === 0 ? null : turnover - costs,
    costKnown: invoiced(lines) === 0 ? null : Math.floor((100 * invoiced(known)) / invoiced(lines)),
  }
}

type Row = Awaited<ReturnType<typeof readFigures>>['totals']

const inCents = ({
  orders,
  quantity,
  returned,
  sold,
  refunded,
  base,
  vat,
  cost,
  margin,
  costKnown,
}: Row) => ({
  orders,
  quantity,
  returned,
  sold: cents(sold),
  refunded: cents(refunded),
  base: cents(base),
  vat: cents(vat),
  cost: cost === null ? null : cents(cost),
  margin: margin === null ? null : cents(margin),
  costKnown,
})

const expectFigures = async (days: Period) => {
  const ctx = app.context()
  const lines = await printed(days)
  const vat = await readVat(ctx, days)
  for (const by of breakdowns) {
    const { rows, totals } = await readFigures(ctx, { ...days, by })
    expect(inCents(totals)).toEqual(told(lines))
    expect([totals.base, totals.vat, totals.total]).toEqual([
      vat.totals.base,
      vat.totals.vat,
      vat.totals.total,
    ])
    for (const amount of ['sold', 'refunded', 'base', 'vat', 'total', 'cost', 'margin'] as const)
      expect(sum(rows.map((row) => cents(row[amount] ?? 0)))).toBe(cents(totals[amount] ?? 0))
    for (const many of ['quantity', 'returned'] as const)
      expect(sum(rows.map((row) => row[many]))).toBe(totals[many])
    // Products and sizes are told from what is printed, which knows no id.
    if (by === 'product' || by === 'size')
      for (const row of rows.filter(({ part }) => part === 'products'))
        expect(inCents(row)).toEqual(
          told(lines.filter((line) => line.name && (by === 'product' ? line.name : line.size) === row.name)),
        )
  }
  const credited = lines.filter(({ isInvoice }) => !isInvoice)
  const returns = await readReturns(ctx, days)
  expect(cents(returns.total)).toBe(sum(credited.map(({ netCents, vatCents }) => netCents + vatCents)))
  for (const { part, name, size, reason, total, quantity } of returns.rows.filter(
    (row) => row.part === 'products',
  )) {
    const own = credited.filter(
      (line) => line.name === name && line.size === size && line.reason === reason && part === 'products',
    )
    expect(cents(total)).toBe(sum(own.map(({ netCents, vatCents }) => netCents + vatCents)))
    expect(quantity).toBe(sum(own.map((line) => line.quantity)))
  }
}

const done = fc.oneof({ weight: 13, arbitrary: deed }, { weight: 3, arbitrary: costing })

it('any breakdown adds up to the papers, and each product, size and reason has its own of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(done, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) await (each.kind === 'cost' ? sayCost(each) : app.does(each))
      const months = await monthsOf(app)
      for (const month of months.slice(-3)) await expectFigures(periodNamed(month))
      const [first] = months
      if (first) await expectFigures({ from: periodNamed(first).from, to: '2028-03-31' })
    }),
    { numRuns: propertyRuns(6), endOnFailure: true },
  )
}, 600_000)

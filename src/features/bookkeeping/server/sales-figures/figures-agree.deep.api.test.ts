import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Business, deed, monthsOf, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import type { InvoiceContent } from '../../../papers/invoice-content.ts'
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

/** What is printed on the papers of some days, line by line. */
const printed = async ({ from, to }: Period) => {
  const { rows } = await app.db.execute<{ content: InvoiceContent; reason: string | null }>(sql`
    select i.content, r.reason from invoices i left join refunds r on r.id = i.refund_id
    where i.content ->> 'issuedOn' between ${from} and ${to}`)
  return rows.flatMap(({ content, reason }) =>
    content.lines.map(({ description, details, quantity, netCents, vatCents }) => ({
      isInvoice: content.kind === 'invoice',
      order: content.orderNumber,
      reason,
      /** Products say at least what they are made of; each of these has a name of its own. */
      name: details.length > 0 ? description.fr : '',
      size: details[0]?.fr.replace('Taille ', '') ?? '',
      quantity,
      netCents,
      vatCents,
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
  const products = (some: Printed) => sum(some.flatMap(({ name, quantity }) => (name ? [quantity] : [])))
  return {
    orders: new Set(ofKind(true).map(({ order }) => order)).size,
    quantity: products(ofKind(true)),
    returned: products(ofKind(false)),
    sold: gross(ofKind(true)),
    refunded: gross(ofKind(false)),
    base: signed('netCents'),
    vat: signed('vatCents'),
  }
}

type Row = Awaited<ReturnType<typeof readFigures>>['totals']

const inCents = ({ orders, quantity, returned, sold, refunded, base, vat }: Row) => ({
  orders,
  quantity,
  returned,
  sold: cents(sold),
  refunded: cents(refunded),
  base: cents(base),
  vat: cents(vat),
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
    for (const amount of ['sold', 'refunded', 'base', 'vat', 'total'] as const)
      expect(sum(rows.map((row) => cents(row[amount])))).toBe(cents(totals[amount]))
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

it('any breakdown adds up to the papers, and each product, size and reason has its own of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) await app.does(each)
      const months = await monthsOf(app)
      for (const month of months.slice(-3)) await expectFigures(periodNamed(month))
      await expectFigures({ from: periodNamed(months[0] ?? '2026').from, to: '2028-03-31' })
    }),
    { numRuns: propertyRuns(6), endOnFailure: true },
  )
}, 600_000)

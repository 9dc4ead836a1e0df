import { and, eq, gte, lte, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allParts } from '../../../testing/bookkeeping/all-parts.ts'
import { type Business, deed, monthsOf, openBusiness } from '../../../testing/bookkeeping/business.ts'
import { readFec } from '../../../testing/bookkeeping/read-fec.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { sumOfTotals, valuesOf } from '../closings/closing-totals.ts'
import type { EntryLineOnTheWire } from '../ledger.contract.ts'
import { closeByItself, findLastClosing } from './closings/close-periods.ts'
import { closings } from './closings/closings.table.ts'
import { verifyClosings } from './closings/verify-closings.ts'
import { exportEntries } from './export-entries.ts'
import { findListedPapers } from './listed-papers.ts'
import { paperOnTheWire } from './paper-on-the-wire.ts'
import { type Period, periodNamed } from './period.ts'
import { readJournal } from './read-journal.ts'
import { readVat } from './read-vat.ts'

let app: Business

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

/** What the closings of a kind sealed of some days. */
const sealed = async (kind: 'day' | 'month', { from, to }: Period) =>
  app.db
    .select()
    .from(closings)
    .where(and(eq(closings.kind, kind), gte(closings.toDay, from), lte(closings.toDay, to)))

/** Whether the last closing has counted each paper that there ever was, and nothing was changed since. */
const expectPerpetual = async () => {
  const last = await findLastClosing(app.db)
  const { rows } = await app.db.execute<{ absolute: number; balance: number }>(sql`
    select coalesce(sum(total_cents), 0)::int as absolute,
      coalesce(sum(case series when 'F' then total_cents else -total_cents end), 0)::int as balance from invoices`)
  expect([last?.perpetualCents ?? 0, last?.perpetualBalanceCents ?? 0]).toEqual([
    Number(rows[0]?.absolute),
    Number(rows[0]?.balance),
  ])
  expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined, closings: last?.no ?? 0 })
}

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
  const entries = new Set(fec.map(({ number }) => number))

  const closed = sumOfTotals(await sealed('day', days))
  expect(
    closed.rates.map(([rate, base, tax]) => ({ rate, base, vat: tax })).toSorted((a, b) => a.rate - b.rate),
  ).toEqual(papers)
  expect([closed.netCents, closed.vatCents]).toEqual([credited(lines, '70'), credited(lines, '4457')])
  expect(closed.takenCents - closed.givenBackCents).toBe(await moved(days.from, days.to))
  expect(closed.entries).toBe(entries.size)
  for (const month of await sealed('month', days)) expect(valuesOf(month)).toEqual(valuesOf(closed))
  return { customers: debited(lines, '411000'), entries }
}

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

it('papers, journal, FEC, VAT lines, closings and money say the same of each month, to the cent and by rate', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) {
        await app.does(each)
        await closeByItself(app.context())
      }
      expect(await brokenLaws(app.db)).toEqual({})
      // Then each day that has an entry is closed.
      await app.does({ kind: 'wait', days: 1 })
      await closeByItself(app.context())
      await expectPerpetual()
      const months = []
      for (const month of await monthsOf(app)) months.push(await expectMonth(month))
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

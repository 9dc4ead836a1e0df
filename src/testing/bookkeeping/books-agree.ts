import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { sumOfTotals, valuesOf } from '../../features/bookkeeping/closings/closing-totals.ts'
import type { EntryLineOnTheWire } from '../../features/bookkeeping/ledger.contract.ts'
import { findLastClosing } from '../../features/bookkeeping/server/closings/close-periods.ts'
import { closings } from '../../features/bookkeeping/server/closings/closings.table.ts'
import { verifyClosings } from '../../features/bookkeeping/server/closings/verify-closings.ts'
import { exportEntries } from '../../features/bookkeeping/server/export-entries.ts'
import { findListedPapers } from '../../features/bookkeeping/server/listed-papers.ts'
import { paperOnTheWire } from '../../features/bookkeeping/server/paper-on-the-wire.ts'
import { type Period, periodNamed } from '../../features/bookkeeping/server/period.ts'
import { readJournal } from '../../features/bookkeeping/server/read-journal.ts'
import { readVat } from '../../features/bookkeeping/server/read-vat.ts'
import type { Db } from '../../platform/db/database.ts'
import { allParts } from './all-parts.ts'
import type { Business } from './business.ts'
import { readFec } from './read-fec.ts'

const centsOf = (euros: number) => Math.round(euros * 100)

/** What the papers of some days say, straight from what is printed on them. */
const printed = async (db: Db, { from, to }: Period) => {
  const { rows } = await db.execute<{ rate: number; base: number; vat: number }>(sql`
    select (share ->> 'rateBasisPoints')::int as rate,
      sum(case series when 'F' then 1 else -1 end * (share ->> 'baseCents')::int)::bigint as base,
      sum(case series when 'F' then 1 else -1 end * (share ->> 'vatCents')::int)::bigint as vat
    from invoices, jsonb_array_elements(content -> 'totals' -> 'vat') share
    where content ->> 'issuedOn' between ${from} and ${to} group by 1 order by 1`)
  return rows.map((row) => ({ rate: row.rate, base: Number(row.base), vat: Number(row.vat) }))
}

const moved = async (db: Db, { from, to }: Period) => {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from payment_journal
    where (at at time zone 'Europe/Paris')::date between ${from}::date and ${to}::date`)
  return Number(rows[0]?.cents)
}

/** What the provider took and gave by itself in some days: fees, disputes, payouts. */
const takenByProvider = async (db: Db, { from, to }: Period) => {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(
      case when kind in ('charge', 'refund', 'refund-failure') then 0 else gross_cents end - fee_cents), 0)::bigint as cents
    from balance_transactions
    where is_entered and (noted_at at time zone 'Europe/Paris')::date between ${from}::date and ${to}::date`)
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

const allLines = async (app: Business, days: Period, limit: number) => {
  const lines: EntryLineOnTheWire[] = []
  for (let after: string | undefined, isMore = true; isMore; ) {
    const page = await readJournal(app.context(), { ...days, after, limit })
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
const sealed = async (db: Db, kind: 'day' | 'month', { from, to }: Period) =>
  db
    .select()
    .from(closings)
    .where(and(eq(closings.kind, kind), gte(closings.toDay, from), lte(closings.toDay, to)))

/** Whether the last closing has counted each paper that there ever was, and nothing was changed since. */
export const expectPerpetual = async ({ db }: Pick<Business, 'db'>) => {
  const last = await findLastClosing(db)
  const { rows } = await db.execute<{ absolute: number; balance: number }>(sql`
    select coalesce(sum(total_cents), 0)::bigint as absolute,
      coalesce(sum(case series when 'F' then total_cents else -total_cents end), 0)::bigint as balance from invoices`)
  expect([last?.perpetualCents ?? 0, last?.perpetualBalanceCents ?? 0]).toEqual([
    Number(rows[0]?.absolute),
    Number(rows[0]?.balance),
  ])
  expect(await verifyClosings(db)).toMatchObject({ fault: undefined, closings: last?.no ?? 0 })
}

/** Whether all that is said of a month is the same, to the cent and by rate. */
export const expectMonth = async (app: Business, month: string, atOnce = { lines: 7, papers: 100 }) => {
  const ctx = app.context()
  const { db } = ctx
  const days = periodNamed(month)
  const papers = await printed(db, days)
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

  const { rows } = await findListedPapers(db, {
    issued: days,
    sort: 'oldest',
    page: 1,
    limit: atOnce.papers,
  })
  const listed = rows.map(paperOnTheWire)
  for (const { orderId, commissionId } of listed) expect([orderId, commissionId]).toContain(null)
  expect(listed.filter(({ orderId, commissionId }) => !orderId && !commissionId)).toEqual([])
  expect(sum(listed.map(({ total }) => centsOf(total)))).toBe(
    sum(papers.map(({ base, vat: tax }) => base + tax)),
  )
  expect(sum(listed.map(({ tax }) => centsOf(tax.r20)))).toBe(
    papers.find(({ rate }) => rate === 2000)?.vat ?? 0,
  )

  const lines = await allLines(app, days, atOnce.lines)
  expect(credited(lines, '445711')).toBe(papers.find(({ rate }) => rate === 2000)?.vat ?? 0)
  // What is paid ahead for something made to measure is no turnover before its balance.
  const sold = credited(lines, '70') + credited(lines, '4191')
  expect(sold).toBe(sum(papers.map(({ base }) => base)))
  expect(debited(lines, '511500')).toBe((await moved(db, days)) + (await takenByProvider(db, days)))
  const { sums } = await readJournal(ctx, { ...days, limit: 1 })
  for (const account of new Set([...sums, ...lines].map((line) => line.account)))
    expect(credited(sums, account)).toBe(credited(lines, account))

  const file = await exportEntries(ctx, days)
  const fec = readFec(await allParts(file), file.fileName)
  expect(fec.map(({ account, debitCents, creditCents }) => [account, debitCents, creditCents])).toEqual(
    lines.map(({ account, debit, credit }) => [account, centsOf(debit), centsOf(credit)]),
  )
  const entries = new Set(fec.map(({ number }) => number))

  const closed = sumOfTotals(await sealed(db, 'day', days))
  expect(
    closed.rates.map(([rate, base, tax]) => ({ rate, base, vat: tax })).toSorted((a, b) => a.rate - b.rate),
  ).toEqual(papers)
  expect([closed.netCents, closed.vatCents]).toEqual([sold, credited(lines, '4457')])
  expect(closed.takenCents - closed.givenBackCents).toBe(await moved(db, days))
  expect(closed.entries).toBe(entries.size)
  for (const whole of await sealed(db, 'month', days)) expect(valuesOf(whole)).toEqual(valuesOf(closed))
  return { customers: debited(lines, '411000'), entries }
}

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EReportingLine } from '../../features/bookkeeping/e-reporting/e-reporting.contract.ts'
import { reportingPeriods } from '../../features/bookkeeping/e-reporting/reporting-periods.ts'
import { readEReporting } from '../../features/bookkeeping/server/e-reporting/read-e-reporting.ts'
import { type Period, periodNamed } from '../../features/bookkeeping/server/period.ts'
import { readVat } from '../../features/bookkeeping/server/read-vat.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Business } from './business.ts'

const cents = (euros: number) => Math.round(euros * 100)

interface Taxed {
  readonly country: string
  readonly rate: number
  readonly base: number
  readonly vat: number
}

/** Base and tax by country and rate. */
const byCountryAndRate = (lines: readonly Taxed[]) =>
  [...Map.groupBy(lines, ({ country, rate }) => `${country} ${rate}`)]
    .map(([key, own]) => [
      key,
      own.reduce((sum, { base }) => sum + cents(base), 0),
      own.reduce((sum, { vat }) => sum + cents(vat), 0),
    ])
    .toSorted()

/** How many papers of these days belong to a flow, told from what is printed on each of them. */
const printed = async (db: Db, { from, to }: Period) => {
  const { rows } = await db.execute<{ flow: EReportingLine['flow']; number: string }>(sql`
    select number, case
      when coalesce(content -> 'buyer' ->> 'company', '') = '' then '10.3'
      when content -> 'buyer' ->> 'countryCode' = 'FR' then 'e-invoice'
      else '10.1' end as flow
    from invoices where content ->> 'issuedOn' between ${from} and ${to} order by number`)
  return rows
}

/** Whether each paper of a month is in exactly one line, and the lines say the same as those of VAT. */
export const expectReportedOnce = async (app: Business, month: string) => {
  const days = periodNamed(month)
  const { lines, totals } = await readEReporting(app.context(), days)
  const papers = await printed(app.db, days)
  for (const flow of ['10.3', '10.1', 'e-invoice'] as const)
    expect(lines.filter((line) => line.flow === flow).reduce((sum, { count }) => sum + count, 0)).toBe(
      papers.filter((paper) => paper.flow === flow).length,
    )
  expect(totals.count).toBe(papers.length)
  expect(lines.flatMap(({ number }) => number ?? []).toSorted()).toEqual(
    papers.flatMap(({ flow, number }) => (flow === '10.1' ? [number] : [])),
  )
  const vat = await readVat(app.context(), days)
  expect(byCountryAndRate(lines)).toEqual(byCountryAndRate(vat.lines))
  expect([totals.base, totals.vat]).toEqual([vat.totals.base, vat.totals.vat])
  // The periods of the company are the month, cut in three.
  const thirds = []
  for (const period of reportingPeriods({ kind: 'transactions', periodicity: 'monthly', ...days }))
    thirds.push(...(await readEReporting(app.context(), period)).lines)
  expect(thirds).toEqual(lines)
}

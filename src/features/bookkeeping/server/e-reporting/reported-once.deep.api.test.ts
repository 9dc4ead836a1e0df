import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Business, deed, monthsOf, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import type { EReportingLine } from '../../e-reporting/e-reporting.contract.ts'
import { reportingPeriods } from '../../e-reporting/reporting-periods.ts'
import { periodNamed } from '../period.ts'
import { readVat } from '../read-vat.ts'
import { readEReporting } from './read-e-reporting.ts'

let app: Business

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

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
const printed = async (from: string, to: string) => {
  const { rows } = await app.db.execute<{ flow: EReportingLine['flow']; number: string }>(sql`
    select number, case
      when coalesce(content -> 'buyer' ->> 'company', '') = '' then '10.3'
      when content -> 'buyer' ->> 'countryCode' = 'FR' then 'e-invoice'
      else '10.1' end as flow
    from invoices where content ->> 'issuedOn' between ${from} and ${to} order by number`)
  return rows
}

const expectMonth = async (month: string) => {
  const days = periodNamed(month)
  const { lines, totals } = await readEReporting(app.context(), days)
  const papers = await printed(days.from, days.to)
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

it('has each paper in exactly one line, and says the same as the VAT lines and the papers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) await app.does(each)
      for (const month of await monthsOf(app)) await expectMonth(month)
    }),
    { numRuns: propertyRuns(6), endOnFailure: true },
  )
}, 600_000)

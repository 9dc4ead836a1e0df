import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { exportEntries } from '../../features/bookkeeping/server/export-entries.ts'
import { readJournal } from '../../features/bookkeeping/server/read-journal.ts'
import type { Db } from '../../platform/db/database.ts'
import { allParts } from './all-parts.ts'
import type { Business } from './business.ts'
import { readFec } from './read-fec.ts'

const sums = async (db: Db) => {
  const { rows } = await db.execute<
    Record<'papers' | 'owed' | 'moved' | 'held' | 'sent' | 'fees', unknown>
  >(sql`
    select (select coalesce(sum(case series when 'F' then total_cents else -total_cents end), 0) from invoices)::bigint as papers,
      (select coalesce(sum(amount_cents), 0) from refunds where status = 'returned')::bigint as owed,
      (select coalesce(sum(amount_cents), 0) from payment_journal)::bigint as moved,
      (select coalesce(sum(amount_cents), 0) from disputes where holds_money)::bigint as held,
      (select coalesce(sum(amount_cents), 0) from payouts)::bigint as sent,
      (select coalesce(sum(fee_cents), 0) from balance_transactions)::bigint as fees`)
  const [row] = rows
  if (!row) throw new Error('There are no sums')
  const { papers, owed, moved, held, sent, fees } = row
  return {
    papers: Number(papers),
    owed: Number(owed),
    moved: Number(moved),
    held: Number(held),
    sent: Number(sent),
    fees: Number(fees),
  }
}

/** The days wander on from run to run. */
const years = [2026, 2027, 2028, 2029].map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` }))

/** What accounts come to on their debit side, by what the journal says of all that ever was. */
const debited = async (app: Business) => {
  const journals = await Promise.all(years.map((year) => readJournal(app.context(), { ...year, limit: 1 })))
  return (account: string) =>
    journals
      .flatMap(({ sums: all }) => all)
      .filter((each) => each.account.startsWith(account))
      .reduce((sum, { debit, credit }) => sum + Math.round(debit * 100) - Math.round(credit * 100), 0)
}

/** The same of one account, by the files for the tax office. */
const debitedInFiles = async (app: Business, account: string) => {
  let cents = 0
  for (const year of years) {
    const file = await exportEntries(app.context(), year)
    for (const line of readFec(await allParts(file), file.fileName))
      if (line.account === account) cents += line.debitCents - line.creditCents
  }
  return cents
}

/** Whether papers, money, payouts, fees and disputes come to the same, once all that is available was paid out and read. */
export const expectPaidOut = async (app: Business) => {
  const { papers, owed, moved, held, sent, fees } = await sums(app.db)
  expect(papers + owed).toBe(moved)
  expect(moved).toBe(sent + fees + held)

  const on = await debited(app)
  expect([on('411'), on('511500')]).toEqual([0 - owed + 0, 0])
  expect([on('512'), on('627'), on('467'), on('471')]).toEqual([sent, fees, held, 0])

  expect(await debitedInFiles(app, '512000')).toBe(sent)
}

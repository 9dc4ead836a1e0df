import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { allParts } from '../../../testing/bookkeeping/all-parts.ts'
import { type Business, deed, openBusiness } from '../../../testing/bookkeeping/business.ts'
import { readFec } from '../../../testing/bookkeeping/read-fec.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { findUnmatched } from '../../payouts/server/matching/unmatched.repository.ts'
import { readBalance } from '../../payouts/server/reading/read-balance.ts'
import { closeByItself } from './closings/close-periods.ts'
import { verifyClosings } from './closings/verify-closings.ts'
import { exportEntries } from './export-entries.ts'
import { readJournal } from './read-journal.ts'

let app: Business

const place = fc.nat({ max: 20 })

/** What banks and the provider do beside what happens to every house. */
const deedOfBanks = fc.oneof(
  { weight: 6, arbitrary: deed },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('disputed' as const),
      place,
      share: fc.constantFrom(0.25, 0.5, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('decided' as const), status: fc.constantFrom('won', 'lost') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('paidOut' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
)

type Deed = typeof deedOfBanks extends fc.Arbitrary<infer D> ? D : never

const openDisputes: string[] = []

const takeNews = async () => {
  const event = app.bank.told.at(-1)
  if (event) await app.webhook(app.bank.signedNow(event))
}

/** What the bank of a customer can still take back: what was paid, and neither given back nor taken back before. */
const dispute = async (nth: number, share: number) => {
  const { rows } = await app.db.execute<{ intent: string; left: number }>(sql`
    select intent_id as intent, captured_cents
      - (select coalesce(sum(amount_cents), 0) from refunds r where r.payment_id = p.id and r.status <> 'failed')::int
      - (select coalesce(sum(amount_cents), 0) from disputes d where d.payment_id = p.id and d.holds_money)::int as left
    from payments p where captured_cents > 0 order by created_at, id`)
  const payment = rows[nth % Math.max(rows.length, 1)]
  const cents = Math.floor(Number(payment?.left ?? 0) * share)
  if (!payment || cents < 1) return
  openDisputes.push(app.bank.customer.disputes(payment.intent, cents))
  await takeNews()
}

const decide = async (status: 'won' | 'lost') => {
  const id = openDisputes.shift()
  if (!id) return
  app.bank.customer.decides(id, status)
  await takeNews()
}

const orRefused = (error: unknown) => {
  // A bank has taken back what was to be given back.
  if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
}

const does = async (done: Deed) => {
  if (done.kind === 'disputed') return dispute(done.place, done.share)
  if (done.kind === 'decided') return decide(done.status)
  if (done.kind === 'paidOut') return void app.bank.payOut()
  if (done.kind === 'read') return void (await readBalance(app.context()))
  await app.does(done).catch(orRefused)
}

const sums = async () => {
  const { rows } = await app.db.execute<
    Record<'papers' | 'owed' | 'moved' | 'held' | 'sent' | 'fees', number>
  >(sql`
    select (select coalesce(sum(case series when 'F' then total_cents else -total_cents end), 0) from invoices)::int as papers,
      (select coalesce(sum(amount_cents), 0) from refunds where status = 'returned')::int as owed,
      (select coalesce(sum(amount_cents), 0) from payment_journal)::int as moved,
      (select coalesce(sum(amount_cents), 0) from disputes where holds_money)::int as held,
      (select coalesce(sum(amount_cents), 0) from payouts)::int as sent,
      (select coalesce(sum(fee_cents), 0) from balance_transactions)::int as fees`)
  const [row] = rows
  if (!row) throw new Error('There are no sums')
  return row
}

/** The days wander on from run to run. */
const years = [2026, 2027, 2028, 2029].map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` }))

/** What accounts come to on their debit side, by what the journal says of all that ever was. */
const debited = async () => {
  const journals = await Promise.all(years.map((year) => readJournal(app.context(), { ...year, limit: 1 })))
  return (account: string) =>
    journals
      .flatMap(({ sums: all }) => all)
      .filter((each) => each.account.startsWith(account))
      .reduce((sum, { debit, credit }) => sum + Math.round(debit * 100) - Math.round(credit * 100), 0)
}

/** The same of one account, by the files for the tax office. */
const debitedInFiles = async (account: string) => {
  let cents = 0
  for (const year of years) {
    const file = await exportEntries(app.context(), year)
    for (const line of readFec(await allParts(file), file.fileName))
      if (line.account === account) cents += line.debitCents - line.creditCents
  }
  return cents
}

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

it('papers, money, payouts, fees and disputes come to the same, and the account at the provider to zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deedOfBanks, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) {
        await does(each)
        await closeByItself(app.context())
      }
      // All that is available is paid out, and nothing is on its way any more.
      await app.does({ kind: 'wait', days: 5 })
      app.bank.payOut()
      await readBalance(app.context())
      await app.does({ kind: 'wait', days: 3 })
      await readBalance(app.context())
      const { unmatched } = await findUnmatched(app.db, { now: app.context().clock.now(), limit: 100 })
      expect(unmatched).toEqual([])

      const { papers, owed, moved, held, sent, fees } = await sums()
      expect(papers + owed).toBe(moved)
      expect(moved).toBe(sent + fees + held)

      const on = await debited()
      expect([on('411'), on('511500')]).toEqual([0 - owed + 0, 0])
      expect([on('512'), on('627'), on('467'), on('471')]).toEqual([sent, fees, held, 0])

      expect(await debitedInFiles('512000')).toBe(sent)

      await app.does({ kind: 'wait', days: 1 })
      await closeByItself(app.context())
      expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined })
    }),
    { numRuns: propertyRuns(8), endOnFailure: true },
  )
}, 600_000)

it('a movement that was changed in a closed day is found', async () => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update balance_transactions set fee_cents = fee_cents + 1, net_cents = net_cents - 1
      where id = (select id from balance_transactions where is_entered order by noted_at limit 1)`)
  })
  expect(await verifyClosings(app.db)).toMatchObject({ fault: { why: 'changed' } })
})

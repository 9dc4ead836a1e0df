import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { readBalance } from '../../features/payouts/server/reading/read-balance.ts'
import { AppError } from '../../shared/errors.ts'
import { type Business, deed } from './business.ts'

const place = fc.nat({ max: 20 })

/** What banks and the provider do beside what happens to every house. */
export const deedOfBanks = fc.oneof(
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

/** Does to a house what its customers do, and banks and the provider beside. */
export const withBanks = (app: Business) => {
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

  return async (done: Deed) => {
    if (done.kind === 'disputed') return dispute(done.place, done.share)
    if (done.kind === 'decided') return decide(done.status)
    if (done.kind === 'paidOut') return void app.bank.payOut()
    if (done.kind === 'read') return void (await readBalance(app.context()))
    await app.does(done).catch(orRefused)
  }
}

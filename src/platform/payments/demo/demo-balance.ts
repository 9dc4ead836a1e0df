import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type BalanceObject, balanceTransactionOf, type PayoutObject, payoutOf } from '../balance-objects.ts'
import type {
  BalanceQuestion,
  BalanceTransaction,
  Payout,
  PayoutQuestion,
  ProviderPage,
} from '../provider-balance.ts'
import type { DemoRemote } from './demo-remote.ts'

/** What the demo takes of a payment: a share in basis points and a fixed part; and of a dispute, won or lost. */
const feeBasisPoints = 150
const feeCents = 25
const disputeFeeCents = 2_000

const pageSize = 100

const arrivesAfterHours = 24

/**
 * What moved on the demo's balance. It follows from its payments, refunds and disputes: no row of it is kept, so that it
 * is there for payments of any time. A payment is available at the third midnight behind it, whatever else at once.
 */
const moved = sql`
  select 'txn_ch_' || id as id, 'charge' as type, captured_cents as amount,
    round(captured_cents * ${feeBasisPoints}::int / 10000.0)::int + ${feeCents}::int as fee, captured_at as at,
    date_trunc('day', captured_at, 'UTC') + interval '72 hours' as available_at,
    'charge' as source, replace(id, 'pi_', 'ch_') as source_id, id as intent_id
  from demo_intents where captured_at is not null and captured_cents > 0
  union all
  select 'txn_re_' || id, 'refund', -amount_cents, 0, created_at, created_at, 'refund', id, intent_id
  from demo_refunds where status = 'succeeded' or returned_at is not null
  union all
  select 'txn_rf_' || id, 'refund_failure', amount_cents, 0, returned_at, returned_at, 'refund', id, intent_id
  from demo_refunds where returned_at is not null
  union all
  select 'txn_dp_' || id, 'adjustment', -amount_cents, ${disputeFeeCents}::int, opened_at, opened_at, 'dispute', id, intent_id
  from demo_disputes
  union all
  select 'txn_dr_' || id, 'adjustment', amount_cents, 0, won_at, won_at, 'dispute', id, intent_id
  from demo_disputes where won_at is not null`

/** A payout is made at the beginning of each week, of all that was available in the week before. */
const booked = ({ clock }: DemoRemote) => {
  const now = sql`${clock.now().toString()}::timestamptz`
  return sql`
    with moved as (
      select *, date_trunc('week', available_at, 'UTC') + interval '168 hours' as paid_out_at
      from (${moved}) moved where at <= ${now}),
    payouts as (
      select 'po_demo_' || to_char(paid_out_at at time zone 'UTC', 'YYYYMMDD') as id, sum(amount - fee)::int as amount, paid_out_at
      from moved where paid_out_at <= ${now} group by paid_out_at),
    booked as (
      select m.*, p.id as payout_id from moved m left join payouts p using (paid_out_at)
      union all
      select 'txn_' || id, 'payout', -amount, 0, paid_out_at, paid_out_at, 'payout', id, null, paid_out_at, id from payouts)`
}

const secondsOf = (at: SQL) => sql`floor(extract(epoch from ${at}))::float8`

interface BookedRow extends Record<string, unknown> {
  readonly id: string
  readonly type: string
  readonly amount: number
  readonly fee: number
  readonly created: number
  readonly available_on: number
  readonly source: string
  readonly source_id: string
  readonly intent_id: string | null
}

const objectOf = ({ source, source_id: id, intent_id: intent, ...row }: BookedRow): BalanceObject => ({
  ...row,
  net: row.amount - row.fee,
  currency: 'eur',
  source: { id, object: source, payment_intent: intent },
})

/** A page of rows of which one more was read than it shows. */
const pageOf = <Row extends { readonly id: string }, Ours>(
  rows: readonly Row[],
  ours: (row: Row) => Ours,
): ProviderPage<Ours> => {
  const shown = rows.slice(0, pageSize)
  return { rows: shown.map(ours), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

const behind = (rows: 'booked' | 'payouts', at: SQL, after: string | undefined) =>
  after === undefined
    ? sql`true`
    : sql`(${at}, id) < (select ${at}, id from ${sql.raw(rows)} where id = ${after})`

const momentOf = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`

const run = async <Row extends Record<string, unknown>>(db: Db, query: SQL) =>
  (await db.execute<Row>(query)).rows

/** The movements of the demo's balance, newest first. */
export const readDemoBalance = async (
  remote: DemoRemote,
  question: BalanceQuestion,
): Promise<ProviderPage<BalanceTransaction>> => {
  const asked =
    'payoutId' in question
      ? sql`payout_id = ${question.payoutId}`
      : sql`at >= date_trunc('second', ${momentOf(question.sinceMs)})`
  const rows = await run<BookedRow>(
    remote.db,
    sql`${booked(remote)}
      select id, type, amount, fee, ${secondsOf(sql`at`)} as created, ${secondsOf(sql`available_at`)} as available_on,
        source, source_id, intent_id
      from booked where ${asked} and ${behind('booked', sql`at`, question.after)}
      order by at desc, id desc limit ${pageSize + 1}`,
  )
  return pageOf(rows, (row) => balanceTransactionOf(objectOf(row)))
}

/** The payouts of the demo, newest first; each is at the bank a day later. */
export const readDemoPayouts = async (
  remote: DemoRemote,
  { sinceMs, after }: PayoutQuestion,
): Promise<ProviderPage<Payout>> => {
  const nowSeconds = remote.clock.now().epochMilliseconds / 1000
  const rows = await run<Pick<PayoutObject, 'id' | 'amount' | 'created'> & Record<string, unknown>>(
    remote.db,
    sql`${booked(remote)}
      select id, amount, ${secondsOf(sql`paid_out_at`)} as created
      from payouts where paid_out_at >= ${momentOf(sinceMs)} and ${behind('payouts', sql`paid_out_at`, after)}
      order by paid_out_at desc, id desc limit ${pageSize + 1}`,
  )
  return pageOf(rows, ({ id, amount, created }) => {
    const arrival = created + arrivesAfterHours * 3600
    const status = arrival <= nowSeconds ? 'paid' : 'in_transit'
    const head = { id, amount, created, status, currency: 'eur' }
    return payoutOf({ ...head, arrival_date: arrival, reconciliation_status: 'completed' })
  })
}

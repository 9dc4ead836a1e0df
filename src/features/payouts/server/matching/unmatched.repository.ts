import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { differenceOf, type Subject } from '../../matching.rules.ts'
import type { Unmatched } from '../../payouts.contract.ts'
import { type Difference, expectedPayoutDays, graceHours } from '../../payouts.limits.ts'
import { comparedSql, paidRecord, settledUntil } from './compared.ts'

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly subject: Subject | null
  readonly named: Difference | null
  readonly ref: string
  readonly type: string | null
  readonly order_id: string | null
  readonly commission_id: string | null
  readonly paid_number: string | null
  readonly payout_id: string | null
  readonly their_cents: number | null
  readonly our_cents: number | null
  readonly currency: string
  readonly count: number
}

/** Movements and payouts that are to be seen by themselves, whatever the house knows of them. */
const byThemselves = (now: Temporal.Instant) => {
  const bare = sql`null::text as subject`
  const ofTransaction = sql`t.at, t.ref, t.type, t.intent_id, null::uuid as payment_id, t.payout_id,
    t.gross_cents as their_cents, null::int as our_cents, t.currency`
  const settled = sql`(${settledUntil(now)}) settled`
  return sql`
    select 'transaction.' || t.id as id, ${bare}, 'not-paid-out' as named, ${ofTransaction}
    from balance_transactions t join ${settled} using (provider)
    where t.payout_id is null and t.kind = 'charge'
      and t.available_at < settled.until + make_interval(hours => ${graceHours}) - make_interval(days => ${expectedPayoutDays})
      and not exists (select from payouts p
        where p.provider = t.provider and p.itemized_at is null and p.created_at >= t.available_at)
    union all
    select 'kind.' || t.id, ${bare}, 'kind-unknown', ${ofTransaction}
    from balance_transactions t where t.kind in ('adjustment', 'other') and t.currency = 'eur'
    union all
    select 'currency.' || t.id, ${bare}, 'currency', ${ofTransaction}
    from balance_transactions t where t.currency <> 'eur'
    union all
    select 'payout.' || p.id, ${bare}, case when p.makeup = 'untold' then 'payout-untold' else 'payout-differs' end,
      p.created_at, p.id, p.status, null, null, p.id, p.amount_cents, t.cents, p.currency
    from payouts p cross join lateral (
      select coalesce(sum(net_cents), 0)::int as cents from balance_transactions where payout_id = p.id and kind <> 'payout') t
    where p.status not in ('failed', 'canceled')
      and (p.makeup = 'untold' or (p.itemized_at is not null and p.amount_cents <> t.cents))`
}

const onTheWire = (row: Row): Unmatched => {
  const { subject, named, their_cents: theirCents, our_cents: ourCents } = row
  const difference = subject ? differenceOf({ subject, theirCents, ourCents }) : named
  if (!difference) throw new Error(`${row.id} was found without a difference`)
  return {
    _id: row.id,
    at: new Date(row.at).toISOString(),
    difference,
    reference: row.ref,
    type: row.type,
    orderId: row.order_id,
    commissionId: row.commission_id,
    order: row.paid_number,
    payoutId: row.payout_id,
    there: theirCents === null ? null : eurosOfCents(theirCents),
    here: ourCents === null ? null : eurosOfCents(ourCents),
    currency: row.currency.toUpperCase(),
  }
}

interface UnmatchedInput {
  readonly now: Temporal.Instant
  readonly after?: string | undefined
  readonly limit: number
}

/** What does not match, newest first, and how much there is of it. */
export const findUnmatched = async (db: Db, { now, after, limit }: UnmatchedInput) => {
  const isBehind =
    after === undefined
      ? sql`true`
      : sql`(found.at, found.id) < (select f.at, f.id from found f where f.id = ${after})`
  const { rows } = await db.execute<Row>(sql`
    with found as (
      select subject || '.' || ref as id, subject, null as named, at, ref, type, intent_id, payment_id, payout_id,
        their_cents, our_cents, 'eur' as currency
      from (${comparedSql(now)}) compared
      union all ${byThemselves(now)})
    select found.*, ${paidRecord}, (select count(*) from found)::int as count
    from found
    left join payments p on p.id = coalesce(found.payment_id, (select id from payments where intent_id = found.intent_id))
    left join commission_instalments i on p.purpose = 'instalment' and i.id = p.subject_id
    where ${isBehind}
    order by found.at desc, found.id desc limit ${limit + 1}`)
  return {
    unmatched: rows.slice(0, limit).map(onTheWire),
    more: rows.length > limit,
    count: Number(rows[0]?.count ?? 0),
  }
}

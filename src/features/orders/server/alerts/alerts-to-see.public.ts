import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { orders } from '../orders.table.ts'

const buyerName = sql`trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName'))`

interface OrderRow extends Record<string, unknown> {
  readonly _id: string
  readonly number: string
  readonly name: string
  readonly count: number
  readonly amountCents: number
}

interface AlertRow extends OrderRow {
  readonly kind: 'fraud' | 'dispute'
  readonly reason: string
  readonly dueAtMs: number | null
  readonly toDecide: boolean
}

/**
 * Orders whose payment is suspected or disputed, as long as somebody has to see to it: each once, with what is most
 * urgent about it. What waits for a decision without a day comes first, because the order stands still.
 */
export const findAlertedOrders = async (db: Db, { most }: { readonly most: number }) => {
  const { rows } = await db.execute<AlertRow>(sql`
    select o.id as _id, o.number, ${buyerName} as name, (count(*) over ())::int as count, a.kind, a.reason,
      coalesce(a.amount_cents, o.total_cents) as "amountCents",
      (extract(epoch from a.answer_due_at) * 1000)::float8 as "dueAtMs", a.to_decide as "toDecide"
    from (
      select distinct on (order_id) order_id, kind, reason, amount_cents, told_at,
        case when awaits_answer then answer_due_at end as answer_due_at,
        bool_or(awaits_decision) over (partition by order_id) as to_decide
      from order_alerts where awaits_decision or awaits_answer
      order by order_id, awaits_answer desc, order_alerts.answer_due_at, told_at) a
    join orders o on o.id = a.order_id
    order by coalesce(a.answer_due_at, a.told_at), o.id
    limit ${most}`)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ count: _all, amountCents, dueAtMs, ...row }) => ({
      ...row,
      amount: eurosOfCents(amountCents),
      answerDueOn: dueAtMs === null ? null : parisTime(dueAtMs).date,
    })),
  }
}

interface RefundRow extends OrderRow {
  readonly refundId: string
  readonly failure: string | null
}

/** Orders with a refund that was refused or came back, each once, with the newest of them; the oldest first. */
export const findUnrefundedOrders = async (db: Db, { most }: { readonly most: number }) => {
  const { rows } = await db.execute<RefundRow>(sql`
    select o.id as _id, o.number, ${buyerName} as name, (count(*) over ())::int as count,
      u.refund_id as "refundId", u.amount_cents as "amountCents", u.failure
    from (
      select distinct on (order_id) order_id, refund_id, amount_cents, failure, requested_at
      from unfinished_refunds where not of_withdrawal
      order by order_id, requested_at desc, refund_id) u
    join orders o on o.id = u.order_id
    order by u.requested_at, o.id
    limit ${most}`)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ count: _all, amountCents, ...row }) => ({
      ...row,
      amount: eurosOfCents(amountCents),
    })),
  }
}

/** Leaves out an order that stands still until an admin has decided: it is told as such. */
export const awaitsNoDecision = sql`${orders.id} not in (
  select a.order_id from order_alerts a where a.awaits_decision)`

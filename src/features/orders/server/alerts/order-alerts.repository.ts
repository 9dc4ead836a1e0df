import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { orders } from '../orders.table.ts'

interface AlertRow extends Record<string, unknown> {
  readonly orderId: string
  readonly id: string
  readonly kind: 'fraud' | 'dispute'
  readonly awaitsDecision: boolean
}

/** The alerts of some orders that somebody has to see to: before the order goes on, or until a bank's day. */
export const findAlertsToSee = async (db: Db, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return []
  const { rows } = await db.execute<AlertRow>(sql`
    select order_id as "orderId", provider_ref as id, kind, awaits_decision as "awaitsDecision"
    from order_alerts
    where order_id = any(${sql.param([...orderIds])}::uuid[]) and (awaits_decision or awaits_answer)
    order by told_at, provider_ref`)
  return rows
}

/** The alerts about which an admin has to decide before the order goes on. */
export const findAlertsToDecide = async (db: Db, orderId: string) =>
  (await findAlertsToSee(db, [orderId])).filter(({ awaitsDecision }) => awaitsDecision).map(({ id }) => id)

interface UnfinishedRow extends Record<string, unknown> {
  readonly refundId: string
  readonly orderId: string
  readonly ofWithdrawal: boolean
  readonly status: 'failed' | 'returned'
}

/** The refunds of some orders that were refused or came back, and whose money can still go. */
export const findUnfinishedRefunds = async (db: Db, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return []
  const { rows } = await db.execute<UnfinishedRow>(sql`
    select refund_id as "refundId", order_id as "orderId", of_withdrawal as "ofWithdrawal", status
    from unfinished_refunds where order_id = any(${sql.param([...orderIds])}::uuid[])`)
  return rows
}

/** Whether an admin may ask for an unfinished refund again: a withdrawal whose refund was refused is answered anew. */
export const isRetriable = ({ ofWithdrawal, status }: Pick<UnfinishedRow, 'ofWithdrawal' | 'status'>) =>
  !ofWithdrawal || status === 'returned'

/** Whether a bank has taken money of this order back, for now or for good. */
export const isMoneyWithBank = async (db: Db, orderId: string) => {
  const { rows } = await db.execute(sql`
    select from disputes d join payments p on p.id = d.payment_id and p.purpose = 'order'
    where p.subject_id = ${orderId}::uuid and d.holds_money limit 1`)
  return rows.length > 0
}

interface OfOrder {
  readonly alerts: readonly Pick<AlertRow, 'kind'>[]
  readonly unfinished: readonly Pick<UnfinishedRow, 'ofWithdrawal'>[]
}

/** The words for an order beside its status: a dispute, which has a day, goes before a report. */
export const alertedOf = ({ alerts, unfinished }: OfOrder) => {
  const kinds = alerts.map(({ kind }) => kind)
  const [alert = null] = kinds.includes('dispute') ? (['dispute'] as const) : kinds
  return { alert, refundFailed: unfinished.some(({ ofWithdrawal }) => !ofWithdrawal) }
}

export const idsOfAlertedOrders = sql`
  select a.order_id from order_alerts a where a.awaits_decision or a.awaits_answer`

export const idsOfUnrefundedOrders = sql`
  select u.order_id from unfinished_refunds u where not u.of_withdrawal`

/** The conditions of the house's list for these words. */
export const alertFilters = {
  alerted: sql`${orders.id} in (${idsOfAlertedOrders})`,
  refund_failed: sql`${orders.id} in (${idsOfUnrefundedOrders})`,
} as const

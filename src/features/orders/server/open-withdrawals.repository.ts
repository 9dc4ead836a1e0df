import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { openWithdrawals } from '../withdrawn/open-withdrawals.rules.ts'
import { eventsOfRows } from './event-rows.ts'
import { orderEvents, orders } from './orders.table.ts'

/** `openWithdrawals` as a condition of SQL, for queries that count or sort orders. */
export const hasNoOpenWithdrawal = sql`not exists (select 1 from order_events asked
  where asked.order_id = ${orders.id} and asked.kind = 'withdrawal_requested' and not exists (
    select 1 from order_events answered where answered.order_id = asked.order_id
      and answered.kind = 'withdrawal_answered' and answered.details ->> 'reference' = asked.details ->> 'reference'))`

/** Which of these orders have a withdrawal that waits for its answer. */
export const findWithdrawing = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (orderIds.length === 0) return new Set()
  const told = await db
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, details: orderEvents.details })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, [...orderIds]),
        inArray(orderEvents.kind, ['withdrawal_requested', 'withdrawal_answered']),
      ),
    )
    .orderBy(asc(orderEvents.id))
  const byOrder = Map.groupBy(eventsOfRows(told), ({ orderId }) => orderId)
  return new Set(
    [...byOrder].filter(([, events]) => openWithdrawals(events).length > 0).map(([orderId]) => orderId),
  )
}

import { sql } from 'drizzle-orm'
import { withdrawals } from '../withdrawals.table.ts'

/** The day on which the last parcel of a withdrawal came. */
export const cameOn = sql<string | null>`(
  select max(r.came_on)::text from withdrawal_returns r
  where r.withdrawal_id = withdrawals.id and r.state <> 'missing')`

/** Whether the goods are noted and their money has not been asked for: nothing lets the refund wait any more. */
export const isToRefund = sql<boolean>`(${withdrawals.goodsReceived} is true and ${withdrawals.refundId} is null
  and ${withdrawals.status} <> 'refused')`

/** Whether an accepted withdrawal waits for its parcel, its money being back or not. */
export const isParcelAwaited = sql<boolean>`(${withdrawals.status} = 'accepted' and ${withdrawals.goodsReceived} is false)`

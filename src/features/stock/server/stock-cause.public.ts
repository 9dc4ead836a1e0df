import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { StockCause } from '../stock-causes.ts'

export interface SaidCause {
  readonly cause: StockCause
  readonly orderId?: string | undefined
  /** Who of the house did it. */
  readonly actorId?: string | undefined
  readonly reason?: string | undefined
  readonly at?: Temporal.Instant | undefined
}

/**
 * Says, in a statement before or with the change, why the stock changes in this transaction. The database keeps it with
 * every movement until another cause is said.
 */
export const sayingCause = ({ at, ...said }: SaidCause): SQL =>
  sql`set_config('house.stock_cause', ${JSON.stringify({ ...said, ...(at && { at: at.toString() }) })}, true)`

export const sayCause = async (tx: Db, said: SaidCause) => {
  await tx.execute(sql`select ${sayingCause(said)}`)
}

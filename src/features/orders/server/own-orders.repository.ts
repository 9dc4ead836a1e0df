import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { findWithdrawing } from './open-withdrawals.repository.ts'
import { orderLines, orders } from './orders.table.ts'

interface Page {
  readonly accountId: string
  readonly page: number
  readonly limit: number
}

/** A page of a customer's orders with their lines, and the number of all orders. */
export const findOrdersOf = async (db: Db, { accountId, page, limit }: Page) => {
  const own = eq(orders.accountId, accountId)
  const [counted] = await db.select({ total: count() }).from(orders).where(own)
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.position))
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  const withdrawing = await findWithdrawing(db, ids)
  return {
    total: counted?.total ?? 0,
    orders: rows.map((order) => ({
      order,
      lines: byOrder.get(order.id) ?? [],
      withdrawing: withdrawing.has(order.id),
    })),
  }
}

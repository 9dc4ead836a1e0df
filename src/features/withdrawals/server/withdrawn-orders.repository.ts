import { and, asc, eq, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { ordersErrors } from '../../orders/orders.errors.ts'
import { orderLines, orders } from '../../orders/server/orders.table.ts'

/** The lines of an order, in the order of its contract. */
export const findLinesOf = (db: Db, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

/** Finds one of a customer's orders by its id or its number; an order of another customer counts as unknown. */
export const findOwnOrder = async (
  db: Db,
  { order: named, accountId }: { readonly order: string; readonly accountId: string },
) => {
  const byName = or(isUuid(named) ? eq(orders.id, named) : undefined, eq(orders.number, named))
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), byName))
  if (!order) throw ordersErrors.orderNotFound()
  return order
}

/** Locks an order of any customer by its number, for the team. */
export const lockOrderByNumber = async (db: Db, number: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.number, number)).for('no key update')
  if (!order) throw ordersErrors.orderNotFound()
  return order
}

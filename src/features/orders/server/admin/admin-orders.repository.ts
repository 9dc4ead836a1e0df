import { and, asc, count, desc, eq, inArray, max, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { AdminOrderSort } from '../../admin-orders.limits.ts'
import { type OrderStatus, orderStatuses } from '../../status/order-status.rules.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { orderLines, orders } from '../orders.table.ts'

interface Wanted {
  readonly status?: OrderStatus | undefined
  readonly search?: string | undefined
  readonly sort: AdminOrderSort
  readonly page: number
  readonly limit: number
}

const inOrder: Readonly<Record<AdminOrderSort, readonly SQL[]>> = {
  newest: [desc(orders.placedAt), desc(orders.id)],
  oldest: [asc(orders.placedAt), asc(orders.id)],
  'total-desc': [desc(orders.totalCents), desc(orders.id)],
  'total-asc': [asc(orders.totalCents), asc(orders.id)],
}

const matching = ({ status, search }: Pick<Wanted, 'status' | 'search'>) =>
  and(
    status && eq(orders.status, status),
    search === undefined ? undefined : sql`${orders}.words @@ words_beginning(${search})`,
  )

const contentsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      totalItems: sum(orderLines.quantity).mapWith(Number),
      promisedTo: max(orderLines.promisedTo),
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)

/** A page of the orders, each with the counts of its lines, and the number of all orders. */
export const findAdminOrders = async (db: Db, { sort, page, limit, ...wanted }: Wanted) => {
  const which = matching(wanted)
  const [counted] = await db.select({ total: count() }).from(orders).where(which)
  const rows = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(...inOrder[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = rows.map(({ id }) => id)
  const contents = ids.length === 0 ? [] : await contentsOf(db, ids)
  const byOrder = new Map(contents.map((each) => [each.orderId, each]))
  const withdrawing = await findWithdrawing(db, ids)
  return {
    total: counted?.total ?? 0,
    orders: rows.map((order) => ({
      order,
      ...byOrder.get(order.id),
      withdrawing: withdrawing.has(order.id),
    })),
  }
}

export type ListedOrder = Awaited<ReturnType<typeof findAdminOrders>>['orders'][number]

/** How many orders there are of each status. */
export const countOrders = async (db: Db) => {
  const rows = await db.select({ status: orders.status, orders: count() }).from(orders).groupBy(orders.status)
  const counted = new Map(rows.map(({ status, orders: number }) => [status, number]))
  return Object.fromEntries(orderStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >
}

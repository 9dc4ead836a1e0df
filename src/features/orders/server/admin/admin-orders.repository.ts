import { and, asc, count, desc, eq, inArray, max, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { AdminOrderSort, OrderFilter, OrdersDue } from '../../admin-orders.limits.ts'
import { type OrderStatus, orderStatuses } from '../../status/order-status.rules.ts'
import {
  alertedOf,
  alertFilters,
  findAlertsToSee,
  findUnfinishedRefunds,
} from '../alerts/order-alerts.repository.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { orderLines, orders } from '../orders.table.ts'
import { idsOfOrdersDue } from './orders-to-see.public.ts'

interface FindAdminOrdersInput {
  readonly status?: OrderFilter | undefined
  readonly due?: OrdersDue | undefined
  /** The day in Paris. */
  readonly today: CivilDate
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

const filterOf = (status: OrderFilter | undefined) => {
  if (status === 'alerted' || status === 'refund_failed') return alertFilters[status]
  return status && eq(orders.status, status)
}

const matching = (
  db: Db,
  { status, due, today, search }: Pick<FindAdminOrdersInput, 'status' | 'due' | 'today' | 'search'>,
) =>
  and(
    due && inArray(orders.id, idsOfOrdersDue(db, { due, today })),
    filterOf(status),
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
export const findAdminOrders = async (db: Db, { sort, page, limit, ...wanted }: FindAdminOrdersInput) => {
  const which = matching(db, wanted)
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
  const alerts = Map.groupBy(await findAlertsToSee(db, ids), ({ orderId }) => orderId)
  const unfinished = Map.groupBy(await findUnfinishedRefunds(db, ids), ({ orderId }) => orderId)
  return {
    total: counted?.total ?? 0,
    orders: rows.map((order) => ({
      order,
      ...byOrder.get(order.id),
      withdrawing: withdrawing.has(order.id),
      ...alertedOf({ alerts: alerts.get(order.id) ?? [], unfinished: unfinished.get(order.id) ?? [] }),
    })),
  }
}

export type ListedOrder = Awaited<ReturnType<typeof findAdminOrders>>['orders'][number]

/** How many orders there are of each status, and how many that somebody has to see to. */
export const countOrders = async (db: Db) => {
  const rows = await db.select({ status: orders.status, orders: count() }).from(orders).groupBy(orders.status)
  const counted = new Map(rows.map(({ status, orders: number }) => [status, number]))
  const ofStatus = Object.fromEntries(
    orderStatuses.map((status) => [status, counted.get(status) ?? 0]),
  ) as Record<OrderStatus, number>
  return {
    ...ofStatus,
    alerted: await db.$count(orders, alertFilters.alerted),
    refund_failed: await db.$count(orders, alertFilters.refund_failed),
  }
}

import { and, count, inArray, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import {
  countedUpTo,
  highestFirst,
  lowestFirst,
  type PageInput,
  pageOf,
  type SortKey,
} from '../../../../platform/db/pages/page-of.ts'
import type { AdminOrderSort } from '../../admin-orders.limits.ts'
import { type OrderStatus, orderStatuses } from '../../status/order-status.rules.ts'
import {
  alertedOf,
  alertFilters,
  findAlertsToSee,
  findUnfinishedRefunds,
} from '../alerts/order-alerts.repository.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { orderLines, orders } from '../orders.table.ts'
import { matching, type OrderFilters } from './order-filters.ts'

interface FindAdminOrdersInput extends OrderFilters, PageInput {
  readonly sort: AdminOrderSort
}

const buyer = sql`house_unaccent(lower(coalesce(${orders.billingAddress} ->> 'lastName', '')))`

const inOrder: Readonly<Record<AdminOrderSort, readonly [SortKey, SortKey]>> = {
  newest: [highestFirst(orders.placedAt), highestFirst(orders.id)],
  oldest: [lowestFirst(orders.placedAt), lowestFirst(orders.id)],
  'total-desc': [highestFirst(orders.totalCents), highestFirst(orders.id)],
  'total-asc': [lowestFirst(orders.totalCents), lowestFirst(orders.id)],
  promised: [lowestFirst(orders.promisedTo), lowestFirst(orders.id)],
  'promised-desc': [highestFirst(orders.promisedTo), highestFirst(orders.id)],
  buyer: [lowestFirst(buyer), lowestFirst(orders.id)],
  'buyer-desc': [highestFirst(buyer), highestFirst(orders.id)],
}

const contentsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ orderId: orderLines.orderId, totalItems: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)

/** A page of the orders, each with the number of its products, and how many orders there are. */
export const findAdminOrders = async (
  db: Db,
  { sort, page, limit, after, before, ...filters }: FindAdminOrdersInput,
) => {
  const which = matching(db, { ...filters, sort })
  const one = pageOf({ order: inOrder[sort], rows: orders, id: orders.id, page, limit, after, before })
  const counted = await countedUpTo(db, (most) =>
    db.select({ one: sql`1` }).from(orders).where(which).limit(most),
  )
  const rows = one.shown(
    await db
      .select()
      .from(orders)
      .where(and(which, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
  )
  const ids = rows.map(({ id }) => id)
  const contents = ids.length === 0 ? [] : await contentsOf(db, ids)
  const byOrder = new Map(contents.map((each) => [each.orderId, each]))
  const withdrawing = await findWithdrawing(db, ids)
  const alerts = Map.groupBy(await findAlertsToSee(db, ids), ({ orderId }) => orderId)
  const unfinished = Map.groupBy(await findUnfinishedRefunds(db, ids), ({ orderId }) => orderId)
  return {
    ...counted,
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

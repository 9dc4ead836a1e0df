import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/uuid.ts'
import { ordersErrors } from '../orders.errors.ts'
import { invoices } from './invoices/invoices.table.ts'
import { findWithdrawing } from './open-withdrawals.repository.ts'
import { findOrderLines } from './order-lines.repository.ts'
import { orderEvents, orderLines, orders } from './orders.table.ts'

interface Wanted {
  readonly id: string
  /** Whose it has to be; anybody's for the house. */
  readonly accountId?: string
}

export const findOrder = async (db: Db, { id, accountId }: Wanted) => {
  if (!isUuid(id)) throw ordersErrors.orderNotFound()
  const ofOwner = accountId === undefined ? undefined : eq(orders.accountId, accountId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ofOwner))
  if (!order) throw ordersErrors.orderNotFound()
  return order
}

const findEvents = (db: Db, orderId: string) =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))

const findDocuments = (db: Db, orderId: string) =>
  db
    .select({
      id: invoices.id,
      series: invoices.series,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      totalCents: invoices.totalCents,
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), desc(invoices.series))

/** An order with everything that is told of it. */
export const findWholeOrder = async (db: Db, wanted: Wanted) => {
  const order = await findOrder(db, wanted)
  const lines = await findOrderLines(db, order.id)
  const events = await findEvents(db, order.id)
  const documents = await findDocuments(db, order.id)
  return { order, lines, events, documents }
}

interface Page {
  readonly accountId: string
  readonly page: number
  readonly limit: number
}

/** A page of somebody's orders with their lines, and how many there are in all. */
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

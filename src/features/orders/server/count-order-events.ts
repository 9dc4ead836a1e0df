import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { OrderEventKind } from '../status/order-events.ts'
import { orderEvents } from './orders.table.ts'

/** How often something has happened to an order: after a step was taken back, it may happen again. */
export const countOrderEvents = async (db: Db, orderId: string, kind: OrderEventKind) => {
  const [row] = await db
    .select({ events: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
  return row?.events ?? 0
}

import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { appointmentOfOrder } from '../../appointments/server/booking/appointment-of-order.public.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { ordersErrors } from '../orders.errors.ts'
import { eventsOfRows } from './event-rows.ts'
import type { WantedOrder } from './lock-order.public.ts'
import { findOrderLines } from './order-lines.repository.ts'
import { orderEvents, orders } from './orders.table.ts'

export const findOrder = async (db: Db, { id, accountId }: WantedOrder) => {
  if (!isUuid(id)) throw ordersErrors.orderNotFound()
  const ofOwner = accountId === undefined ? undefined : eq(orders.accountId, accountId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ofOwner))
  if (!order) throw ordersErrors.orderNotFound()
  return order
}

const findEvents = async (db: Db, orderId: string) =>
  eventsOfRows(
    await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),
  )

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
    .where(eq(invoices.subjectId, orderId))
    .orderBy(asc(invoices.issuedAt), desc(invoices.series))

/** Reads an order with its lines, events and documents. */
export const findWholeOrder = async (db: Db, wanted: WantedOrder) => {
  const order = await findOrder(db, wanted)
  const lines = await findOrderLines(db, order.id)
  const events = await findEvents(db, order.id)
  const documents = await findDocuments(db, order.id)
  const visit = order.contract.measuring?.way === 'salon' ? await appointmentOfOrder(db, order.id) : undefined
  return { order, lines, events, documents, visit }
}

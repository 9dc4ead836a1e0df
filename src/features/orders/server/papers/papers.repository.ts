import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { findOrder } from '../find-order.public.ts'

interface OfOrder {
  readonly id: string
  /** The account that it has to be of; the house leaves it out. */
  readonly accountId?: string
}

/** A paper of an order; one of another order is not there. */
export const findDocument = async (db: Db, { documentId, ...wanted }: OfOrder & { documentId: string }) => {
  const order = await findOrder(db, wanted)
  if (!isUuid(documentId)) throw ordersErrors.documentNotFound()
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, documentId), eq(invoices.orderId, order.id)))
  if (!invoice) throw ordersErrors.documentNotFound()
  return invoice
}

/** The invoice of an order: there is one from its payment on. */
export const findInvoiceOf = async (db: Db, wanted: OfOrder) => {
  const order = await findOrder(db, wanted)
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.series, 'F')))
  if (!invoice) throw ordersErrors.documentNotFound()
  return invoice
}

/** An order whose contract is printed: once it was paid, whatever became of it. */
export const findContracted = async (db: Db, wanted: OfOrder) => {
  const order = await findOrder(db, wanted)
  if (order.paidAt === null) throw ordersErrors.documentNotFound()
  return order
}

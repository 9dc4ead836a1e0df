import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { invoices } from '../../../papers/server/invoices/invoices.table.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { findOrder } from '../find-order.public.ts'

interface OfOrder {
  readonly id: string
  /** The account that the order has to belong to; left out for the team. */
  readonly accountId?: string
}

/** Finds a paper of an order; the id of a paper of another order finds nothing. */
export const findDocument = async (db: Db, { documentId, ...wanted }: OfOrder & { documentId: string }) => {
  const order = await findOrder(db, wanted)
  if (!isUuid(documentId)) throw ordersErrors.documentNotFound()
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, documentId), eq(invoices.subjectId, order.id)))
  if (!invoice) throw ordersErrors.documentNotFound()
  return invoice
}

/** Finds the invoice of an order, which exists from the payment on. */
export const findInvoiceOf = async (db: Db, wanted: OfOrder) => {
  const order = await findOrder(db, wanted)
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subjectId, order.id), eq(invoices.series, 'F')))
  if (!invoice) throw ordersErrors.documentNotFound()
  return invoice
}

/** Finds an order whose contract can be printed: one that was paid, whatever happened to it later. */
export const findContracted = async (db: Db, wanted: OfOrder) => {
  const order = await findOrder(db, wanted)
  if (order.paidAt === null) throw ordersErrors.documentNotFound()
  return order
}

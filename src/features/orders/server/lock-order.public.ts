import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { ordersErrors } from '../orders.errors.ts'
import { orders } from './orders.table.ts'

/** An order that a caller asks for. */
export interface WantedOrder {
  readonly id: string
  /** The account that the order has to belong to; left out for the team. */
  readonly accountId?: string
}

/** Locks an order until the transaction ends; an order of another account counts as unknown (§6). */
export const lockOrder = async (db: Db, { id, accountId }: WantedOrder) => {
  if (!isUuid(id)) throw ordersErrors.orderNotFound()
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), accountId === undefined ? undefined : eq(orders.accountId, accountId)))
    .for('no key update')
  if (!order) throw ordersErrors.orderNotFound()
  return order
}

/** Locks the order of an account that waits for its payment; an account never has two. */
export const lockWaitingOrder = async (db: Db, accountId: string) => {
  const [order] = await db
    .select({
      id: orders.id,
      fulfilment: orders.fulfilment,
      heldFrom: orders.heldFrom,
      heldUntil: orders.heldUntil,
      fingerprint: orders.fingerprint,
    })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.fulfilment, 'awaiting_payment')))
    .for('no key update')
  return order
}

import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { ordersErrors } from '../orders.errors.ts'
import { orders } from './orders.table.ts'

/** An order that a caller asks for. */
export interface WantedOrder {
  readonly id: string
  /** The account that it has to be of; the house leaves it out. */
  readonly accountId?: string
}

/** An order, locked until the transaction ends; another account's order is answered as unknown (§6). */
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

/** The order of an account that waits for its payment, locked; there is never a second one. */
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

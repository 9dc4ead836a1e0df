import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/uuid.ts'
import { ordersErrors } from '../orders.errors.ts'
import { orders } from './orders.table.ts'

interface Wanted {
  readonly id: string
  /** Whose it has to be; anybody's for the house. */
  readonly accountId?: string
}

/** An order, held until the transaction ends; another's is not there (product.md §3). */
export const heldOrder = async (db: Db, { id, accountId }: Wanted) => {
  if (!isUuid(id)) throw ordersErrors.orderNotFound()
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), accountId === undefined ? undefined : eq(orders.accountId, accountId)))
    .for('no key update')
  if (!order) throw ordersErrors.orderNotFound()
  return order
}

/** The order of an account that waits for its payment, held; there is never a second one. */
export const heldWaitingOrder = async (db: Db, accountId: string) => {
  const [order] = await db
    .select({
      id: orders.id,
      status: orders.status,
      placedAt: orders.placedAt,
      fingerprint: orders.fingerprint,
    })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.status, 'pending_payment')))
    .for('no key update')
  return order
}

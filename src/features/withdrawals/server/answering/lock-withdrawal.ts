import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { refunds } from '../../../payments/server/payments.table.ts'
import { isAnswerable } from '../../withdrawal-status.rules.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { lockDeclaredOrder } from '../withdrawn-orders.repository.ts'

const refundStatusOf = async (db: Db, refundId: string | null) => {
  if (refundId === null) return null
  const [refund] = await db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId))
  return refund?.status ?? null
}

/** Locks a withdrawal that waits for its answer until the transaction ends: the second of two admins is refused. */
export const lockUnanswered = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  if (!row) throw withdrawalsErrors.withdrawalNotFound()
  const refundStatus = await refundStatusOf(db, row.refundId)
  if (!isAnswerable({ status: row.status, refundStatus })) throw withdrawalsErrors.alreadyAnswered()
  return row
}

/**
 * Locks its order, too. The order is locked first, as when the customer's account is closed: in another sequence the
 * two transactions could wait for each other.
 */
export const lockWithOrder = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [known] = await db
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
  const orderId = known?.orderId ?? null
  if (orderId !== null) await lockDeclaredOrder(db, orderId)
  const row = await lockUnanswered(db, id)
  // If the order was attached at this very moment, it is not locked: the next attempt finds it.
  if (orderId === null) throw withdrawalsErrors.orderMissing()
  return { ...row, orderId }
}

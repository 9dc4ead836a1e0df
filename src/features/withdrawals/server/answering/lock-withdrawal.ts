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

/** A withdrawal that waits for its answer, locked until the transaction ends: the second of two admins is told. */
export const lockUnanswered = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  if (!row) throw withdrawalsErrors.withdrawalNotFound()
  const refundStatus = await refundStatusOf(db, row.refundId)
  if (!isAnswerable({ status: row.status, refundStatus })) throw withdrawalsErrors.alreadyAnswered()
  return row
}

/**
 * The same with its order, which is taken first, as where the account of its customer is closed: in the other order the
 * two could wait for each other.
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
  // One that was attached at this very moment is not locked: the next try finds it.
  if (orderId === null) throw withdrawalsErrors.orderMissing()
  return { ...row, orderId }
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { refunds } from '../../../payments/server/payments.table.ts'
import { isAnswerable } from '../../withdrawal-status.rules.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { holdOrder } from '../withdrawn-orders.repository.ts'

const refundStatusOf = async (db: Db, refundId: string | null) => {
  if (refundId === null) return null
  const [refund] = await db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId))
  return refund?.status ?? null
}

/** A withdrawal that waits for its answer, held until the transaction ends: of two who answer, the second is told. */
export const heldUnanswered = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  if (!row) throw withdrawalsErrors.withdrawalNotFound()
  const refundStatus = await refundStatusOf(db, row.refundId)
  if (!isAnswerable({ status: row.status, refundStatus })) throw withdrawalsErrors.alreadyAnswered()
  return row
}

/**
 * The same with its order, which is taken first, as by whoever closes the account of its customer: in the other order the
 * two could wait for each other.
 */
export const heldWithOrder = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [known] = await db
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
  const orderId = known?.orderId ?? null
  if (orderId !== null) await holdOrder(db, orderId)
  const row = await heldUnanswered(db, id)
  // One that was attached at this very moment is not held: whoever presses again finds it.
  if (orderId === null) throw withdrawalsErrors.orderMissing()
  return { ...row, orderId }
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { refunds } from '../../../payments/server/payments.table.ts'
import { isAnswerable } from '../../withdrawal-status.rules.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { withdrawals } from '../withdrawals.table.ts'

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

import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { lockOrder } from '../../orders/server/lock-order.public.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import { isAnswerable } from '../withdrawal-status.rules.ts'
import { withdrawalsErrors } from '../withdrawals.errors.ts'
import { type WithdrawalRow, withdrawals } from './withdrawals.table.ts'

const refundStatusOf = async (db: Db, refundId: string | null) => {
  if (refundId === null) return null
  const [refund] = await db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refundId))
  return refund?.status ?? null
}

const lockWithdrawal = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  if (!row) throw withdrawalsErrors.withdrawalNotFound()
  return row
}

const refuseAnswered = async (db: Db, { status, refundId }: Pick<WithdrawalRow, 'status' | 'refundId'>) => {
  const refundStatus = await refundStatusOf(db, refundId)
  if (!isAnswerable({ status, refundStatus })) throw withdrawalsErrors.alreadyAnswered()
}

/** Locks a withdrawal that waits for its answer until the transaction ends: the second of two admins is refused. */
export const lockUnanswered = async (db: Db, id: string) => {
  const row = await lockWithdrawal(db, id)
  await refuseAnswered(db, row)
  return row
}

/**
 * Locks a withdrawal and its order until the transaction ends. The order is locked first, as when the customer's account
 * is closed: in another sequence the two transactions could wait for each other.
 */
export const lockAttached = async (db: Db, id: string) => {
  if (!isUuid(id)) throw withdrawalsErrors.withdrawalNotFound()
  const [known] = await db
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
  const orderId = known?.orderId ?? null
  const order = orderId === null ? null : await lockOrder(db, { id: orderId })
  const row = await lockWithdrawal(db, id)
  // If the order was attached at this very moment, it is not locked: the next attempt finds it.
  if (order === null) throw withdrawalsErrors.orderMissing()
  return { row, order }
}

/** The same for a withdrawal that waits for its answer. */
export const lockWithOrder = async (db: Db, id: string) => {
  const locked = await lockAttached(db, id)
  await refuseAnswered(db, locked.row)
  return locked
}

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { refunds } from './payments.table.ts'

interface Returned {
  readonly refundId: string
  readonly paymentId: string
}

/** Begins another attempt of a refund whose money came back to the house; undefined when no such refund is owed. */
export const beginAttempt = async (db: Db, { refundId, paymentId }: Returned) => {
  const [refund] = await db
    .update(refunds)
    .set({
      status: 'requested',
      attempts: sql`${refunds.attempts} + 1`,
      providerRef: null,
      settledAt: null,
    })
    .where(and(eq(refunds.id, refundId), eq(refunds.paymentId, paymentId), eq(refunds.status, 'returned')))
    .returning()
  return refund
}

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { closedSeconds, paymentsErrors } from '../payments.errors.ts'
import { type EnteredPayment, payments } from './payments.table.ts'

interface NewPayment {
  readonly purpose: string
  readonly subjectId: string
  readonly reference: string
  readonly amountCents: number
}

/**
 * Inserts a payment in the transaction that makes it due, or refuses when payment is not open. The provider is asked
 * afterwards by `openPayment`.
 */
export const enterPayment = async (ctx: Pick<Context, 'clock' | 'payments'>, db: Db, payment: NewPayment) => {
  const provider = ctx.payments.name
  if (provider === 'closed') throw paymentsErrors.notOpen({ retryAfterSeconds: closedSeconds })
  const entered: EnteredPayment = {
    ...payment,
    id: randomUUID(),
    provider,
    intentId: null,
    clientSecret: null,
    voidedAt: null,
  }
  const createdAt = dateOf(ctx.clock.now())
  await db.insert(payments).values({ ...entered, status: 'requires_payment_method', createdAt })
  return entered
}

/** Finds the current payment for a subject, such as an order. */
export const findPaymentOf = async (
  db: Db,
  { purpose, subjectId }: { purpose: string; subjectId: string },
) => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId)))
  return payment
}

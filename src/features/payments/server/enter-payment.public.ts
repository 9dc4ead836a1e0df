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
 * Enters what is to be paid, in the transaction that makes it due, or refuses where payment is not open. Its provider
 * is asked afterwards: `openPayment`.
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

/** The payment of something, as it stands. */
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

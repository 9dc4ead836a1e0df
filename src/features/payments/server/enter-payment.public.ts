import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type EnteredPayment, payments } from './payments.table.ts'

interface NewPayment {
  readonly purpose: string
  readonly subjectId: string
  readonly reference: string
  readonly amountCents: number
}

/** Enters what is to be paid, in the transaction that makes it due. Its provider is asked afterwards: `openPayment`. */
export const enterPayment = async (ctx: Pick<Context, 'clock' | 'payments'>, db: Db, payment: NewPayment) => {
  const entered: EnteredPayment = {
    ...payment,
    id: randomUUID(),
    provider: ctx.payments.name,
    intentId: null,
    clientSecret: null,
    voidedAt: null,
  }
  const createdAt = new Date(ctx.clock.now().epochMilliseconds)
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

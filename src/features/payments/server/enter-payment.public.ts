import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { payments } from './payments.table.ts'

interface NewPayment {
  readonly purpose: string
  readonly subjectId: string
  readonly reference: string
  readonly amountCents: number
}

/** Enters what is to be paid, in the transaction that makes it due. Its provider is asked afterwards: `openPayment`. */
export const enterPayment = async (ctx: Pick<Context, 'clock' | 'payments'>, db: Db, payment: NewPayment) => {
  const [entered] = await db
    .insert(payments)
    .values({
      ...payment,
      provider: ctx.payments.name,
      status: 'requires_payment_method',
      createdAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .returning()
  if (!entered) throw new Error('An inserted payment answered no row')
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

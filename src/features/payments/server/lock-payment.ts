import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { together } from '../../../platform/db/together.ts'
import type { PaidSubject } from '../../../platform/payments/payment-purpose.ts'
import { type PaymentRow, payments } from './payments.table.ts'

/** The purpose of a payment, with the functions of the feature that it pays for. */
const purposeOf = ({ paidFor }: Pick<Context, 'paidFor'>, { purpose }: Pick<PaymentRow, 'purpose'>) => {
  const found = paidFor.find(({ kind }) => kind === purpose)
  if (!found) throw new Error(`No slice is paid for « ${purpose} »`)
  return found
}

/** A payment and what it pays for, which has to be locked before it. */
export type KnownPayment = Pick<PaymentRow, 'id' | 'purpose' | 'subjectId'>

interface HeldPayment {
  readonly payment: PaymentRow
  readonly subject: PaidSubject
}

/** Locks what is paid for and then its payment until the transaction ends. Every writer locks in this order. */
export const lockPayment = async (
  ctx: Pick<Context, 'paidFor'>,
  db: Db,
  known: KnownPayment,
): Promise<HeldPayment> => {
  const [subject, [payment]] = await together(
    purposeOf(ctx, known).lock(db, known.subjectId),
    db.select().from(payments).where(eq(payments.id, known.id)).for('no key update'),
  )
  if (!payment) throw new Error('A payment has gone')
  return { payment, subject }
}

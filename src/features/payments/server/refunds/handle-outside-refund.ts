import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Refund } from '../../../../platform/payments/payment-provider.ts'
import { beginAttempt } from '../begin-attempt.ts'
import type { KnownPayment } from '../lock-payment.ts'
import { paymentJournal, type RefundRow, refunds } from '../payments.table.ts'
import { settleRefund } from './settle-refund.ts'

interface OutsideRefundInput {
  /** The payment's row is locked by the caller. */
  readonly known: KnownPayment
  /** All refunds of that payment. */
  readonly ofPayment: readonly RefundRow[]
  readonly told: Refund
}

/**
 * Enters a refund that the team made directly at the provider: the journal and the papers treat it as any other. If
 * money of the same amount is owed because it came back, this refund pays that debt, and its credit note exists
 * already.
 */
export const handleOutsideRefund = async (
  ctx: Context,
  tx: Write,
  { known, ofPayment, told }: OutsideRefundInput,
) => {
  if (await isBooked(tx, { known, told })) return
  const owed = ofPayment.find(
    ({ status, amountCents }) => status === 'returned' && amountCents === told.amountCents,
  )
  const refund = owed
    ? await beginAttempt(tx.db, { refundId: owed.id, paymentId: known.id })
    : await enter(ctx, tx, { known, told })
  if (!refund) throw new Error('A refund has gone')
  await settleRefund(ctx, tx, { known, refundId: refund.id, attempt: refund.attempts, told })
}

type Booking = Pick<OutsideRefundInput, 'known' | 'told'>

/** Whether it is an earlier attempt, of which the provider tells late. */
const isBooked = async ({ db }: Write, { known, told }: Booking) => {
  const booked = await db
    .select({ id: paymentJournal.id })
    .from(paymentJournal)
    .where(and(eq(paymentJournal.paymentId, known.id), eq(paymentJournal.providerRef, told.id)))
    .limit(1)
  return booked.length > 0
}

const enter = async ({ clock }: Context, { db }: Write, { known, told }: Booking) => {
  const [refund] = await db
    .insert(refunds)
    .values({
      paymentId: known.id,
      amountCents: told.amountCents,
      reason: 'outside',
      status: 'requested',
      requestedAt: dateOf(clock.now()),
    })
    .returning()
  return refund
}

import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Refund } from '../../../platform/payments/payment-provider.ts'
import { ProviderRefusal } from '../../../platform/payments/provider-errors.ts'
import { heldPayment, type KnownPayment } from './held-payment.ts'
import { type PaymentRow, paymentJournal, payments, type RefundRow, refunds } from './payments.table.ts'

interface Outcome {
  readonly known: KnownPayment
  readonly refundId: string
  readonly told: Refund | 'refused'
}

const isSettled = ({ status }: RefundRow) => status === 'succeeded' || status === 'failed'

/** Asks the provider to give back; with the same key each time, so that a crash after it never gives back twice. */
export const carryOutRefund = async (ctx: Context, refundId: string) => {
  const [row] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (row?.refund.status !== 'requested') return
  const { refund, payment } = row
  if (payment.intentId === null) throw new Error('A payment without an intent was captured')
  const told = await ctx.payments
    .refund({
      intentId: payment.intentId,
      amountCents: refund.amountCents,
      idempotencyKey: `refund-${refund.id}`,
      reason: 'requested_by_customer',
      metadata: { refund_id: refund.id, reference: payment.reference },
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return 'refused' as const
      throw error
    })
  await ctx.write((tx) => settleRefund(ctx, tx, { known: payment, refundId, told }))
}

/** Writes what became of a refund, once: into the journal, the payment, and what it was paid for. */
export const settleRefund = async (ctx: Context, tx: Write, { known, refundId, told }: Outcome) => {
  const { payment, subject } = await heldPayment(ctx, tx.db, known)
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update')
  if (!refund) throw new Error('A refund has gone')
  const at = new Date(ctx.clock.now().epochMilliseconds)
  const status = told === 'refused' ? 'failed' : told.status
  const providerRef = told === 'refused' ? refund.providerRef : told.id
  const goesBack = refund.status === 'succeeded' && status === 'failed'
  if (isSettled(refund) && !goesBack) return
  const isOver = status !== 'pending'
  await tx.db
    .update(refunds)
    .set({ status, providerRef, settledAt: isOver ? at : null })
    .where(eq(refunds.id, refundId))
  if (!isOver) return
  const { amountCents, reason, details } = refund
  const given = {
    paymentId: payment.id,
    refundId,
    amountCents,
    reason,
    details,
    at,
  }
  if (status === 'failed') {
    if (goesBack) await book(tx, payment, { kind: 'refund_failed', refund, cents: amountCents, at })
    await subject.refundFailed(ctx, tx, { ...given, cameBack: goesBack })
    return
  }
  await book(tx, payment, { kind: 'refunded', refund: { ...refund, providerRef }, cents: -amountCents, at })
  await subject.refunded(ctx, tx, given)
}

interface Entry {
  readonly kind: 'refunded' | 'refund_failed'
  readonly refund: RefundRow
  readonly cents: number
  readonly at: Date
}

const book = async ({ db }: Write, payment: PaymentRow, { kind, refund, cents, at }: Entry) => {
  await db
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} - ${cents}` })
    .where(eq(payments.id, payment.id))
  await db.insert(paymentJournal).values({
    at,
    paymentId: payment.id,
    kind,
    amountCents: cents,
    refundId: refund.id,
    provider: payment.provider,
    providerRef: refund.providerRef ?? refund.id,
  })
}

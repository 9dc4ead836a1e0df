import { eq, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Refund } from '../../../../platform/payments/payment-provider.ts'
import { ProviderRefusal } from '../../../../platform/payments/provider-errors.ts'
import { refundNewsOf, stateAfter } from '../../refund.rules.ts'
import { type KnownPayment, lockPayment } from '../lock-payment.ts'
import { type PaymentRow, paymentJournal, payments, type RefundRow, refunds } from '../payments.table.ts'
import { metadataOf } from './refund-metadata.ts'

/** The provider would not take the request at all, and says why. */
interface RefusedRefund {
  readonly status: 'refused'
  readonly failure: string
}

interface Outcome {
  readonly known: KnownPayment
  readonly refundId: string
  /** The number of the attempt; events about an earlier one have no effect. */
  readonly attempt: number
  readonly told: Refund | RefusedRefund
}

/** Asks the provider to refund, with the same key in each run, so that a crash never causes a second refund. */
export const carryOutRefund = async (ctx: Context, refundId: string) => {
  const [row] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (row?.refund.status !== 'requested') return
  const { refund, payment } = row
  const { attempts: attempt } = refund
  if (payment.intentId === null) throw new Error('A payment without an intent was captured')
  const told = await ctx.payments
    .refund({
      intentId: payment.intentId,
      amountCents: refund.amountCents,
      idempotencyKey: keyOf(refund),
      reason: 'requested_by_customer',
      metadata: { ...metadataOf(refund), reference: payment.reference },
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return { status: 'refused' as const, failure: error.code }
      throw error
    })
  await ctx.write((tx) => settleRefund(ctx, tx, { known: payment, refundId, attempt, told }))
}

const keyOf = ({ id, attempts }: RefundRow) => (attempts === 1 ? `refund-${id}` : `refund-${id}-${attempts}`)

/** Records the result of a refund once: in the journal, in the payment, and in what it was paid for. */
export const settleRefund = async (ctx: Context, tx: Write, { known, refundId, attempt, told }: Outcome) => {
  const { payment, subject } = await lockPayment(ctx, tx.db, known)
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update')
  if (!refund) throw new Error('A refund has gone')
  if (refund.attempts !== attempt) return
  const news = refundNewsOf(refund, told.status === 'refused' ? 'failed' : told.status)
  if (news === 'nothing') return
  const at = dateOf(ctx.clock.now())
  const status = stateAfter[news]
  const providerRef = told.status === 'refused' ? refund.providerRef : told.id
  const { failure } = told
  const isSettled = status === 'succeeded' || status === 'failed'
  await tx.db
    .update(refunds)
    .set({ status, providerRef, failure, settledAt: isSettled ? at : null })
    .where(eq(refunds.id, refundId))
  if (news === 'pending') return
  const { amountCents, reason, details } = refund
  const given = { paymentId: payment.id, refundId, attempt, amountCents, reason, details, at }
  if (news === 'went') {
    await book(tx, payment, { kind: 'refunded', refund: { ...refund, providerRef }, cents: -amountCents, at })
    await subject.refunded(ctx, tx, given)
    return
  }
  const cameBack = news === 'came_back'
  if (cameBack) {
    await book(tx, payment, { kind: 'refund_failed', refund, cents: amountCents, at })
    ctx.log.error({ paymentId: payment.id, refundId }, 'a refund came back, and is owed')
  }
  await subject.refundFailed(ctx, tx, { ...given, cameBack, failure })
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

import { eq } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { ProviderEvent, RawEvent } from '../../../platform/payments/payment-provider.ts'
import { closedSeconds, paymentsErrors } from '../payments.errors.ts'
import { applyIntent } from './apply-intent.ts'
import { handleDispute, handleFraudReport } from './handle-alert.ts'
import { type KnownPayment, lockPayment } from './lock-payment.ts'
import { type ProviderName, paymentEvents, payments, refunds } from './payments.table.ts'
import { handleOutsideRefund } from './refunds/handle-outside-refund.ts'
import { askedWith } from './refunds/refund-metadata.ts'
import { settleRefund } from './refunds/settle-refund.ts'

const intentOf = (event: ProviderEvent) => {
  if (event.kind === 'ignored') return undefined
  return event.kind === 'intent' ? event.intent.id : event.intentId
}

/**
 * Handles an event of a provider once: the event is stored in the transaction of its effect, so that a repeated event
 * changes nothing, and one whose effect failed is handled again. An event about no payment of the house is only stored.
 */
export const handleEvent = async (ctx: Context, raw: RawEvent) => {
  const { name: provider } = ctx.payments
  if (provider === 'closed') throw paymentsErrors.notOpen({ retryAfterSeconds: closedSeconds })
  const event = await ctx.payments.readEvent(raw, ctx.clock.now().epochMilliseconds)
  if (!event) throw paymentsErrors.signatureRefused()
  const known = await findPayment(ctx, intentOf(event))
  await ctx.write(async (tx) => {
    const isNew = await enter(ctx, tx, { provider, event, paymentId: known?.id ?? null })
    if (isNew && known) await effectOf(ctx, tx, { event, known })
  })
}

const findPayment = async ({ db }: Context, intentId: string | undefined) => {
  if (intentId === undefined) return undefined
  const [payment] = await db
    .select({ id: payments.id, purpose: payments.purpose, subjectId: payments.subjectId })
    .from(payments)
    .where(eq(payments.intentId, intentId))
  return payment
}

interface Entry {
  readonly provider: ProviderName
  readonly event: ProviderEvent
  readonly paymentId: string | null
}

const enter = async (ctx: Context, { db }: Write, { provider, event, paymentId }: Entry) => {
  const entered = await db
    .insert(paymentEvents)
    .values({
      provider,
      eventId: event.id,
      type: event.type,
      paymentId,
      receivedAt: dateOf(ctx.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId })
  return entered.length > 0
}

interface Known {
  readonly event: ProviderEvent
  readonly known: KnownPayment
}

const effectOf = async (ctx: Context, tx: Write, { event, known }: Known) => {
  if (event.kind === 'intent') {
    const held = await lockPayment(ctx, tx.db, known)
    return applyIntent(ctx, tx, { ...held, intent: event.intent })
  }
  if (event.kind === 'refund') return handleRefund(ctx, tx, { event, known })
  if (event.kind === 'dispute') return handleDispute(ctx, tx, { event, known })
  if (event.kind === 'fraud') return handleFraudReport(ctx, tx, { event, known })
}

const handleRefund = async (
  ctx: Context,
  tx: Write,
  { event, known }: { event: ProviderEvent & { kind: 'refund' }; known: KnownPayment },
) => {
  const { refund: told, metadata } = event
  // The lock comes before the refunds are read, so that a call that is writing a refund has committed.
  await lockPayment(ctx, tx.db, known)
  const ofPayment = await tx.db.select().from(refunds).where(eq(refunds.paymentId, known.id))
  const asked = askedWith(metadata)
  const ours = ofPayment.find(({ id, providerRef }) => id === asked?.refundId || providerRef === told.id)
  if (!ours) return handleOutsideRefund(ctx, tx, { known, ofPayment, told })
  const attempt = asked?.attempt ?? ours.attempts
  await settleRefund(ctx, tx, { known, refundId: ours.id, attempt, told })
}

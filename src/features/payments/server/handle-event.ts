import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { ProviderEvent, RawEvent } from '../../../platform/payments/payment-provider.ts'
import { closedSeconds, paymentsErrors } from '../payments.errors.ts'
import { applyIntent } from './apply-intent.ts'
import { handleOutsideRefund } from './handle-outside-refund.ts'
import { type KnownPayment, lockPayment } from './lock-payment.ts'
import { disputes, type ProviderName, paymentEvents, payments, refunds } from './payments.table.ts'
import { askedWith } from './refund-metadata.ts'
import { settleRefund } from './settle-refund.ts'

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
  if (event.kind === 'warning')
    ctx.log.warn({ paymentId: known.id, reason: event.reason }, 'a payment is suspected of fraud')
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

const handleDispute = async (
  ctx: Context,
  tx: Write,
  { event, known }: { event: ProviderEvent & { kind: 'dispute' }; known: KnownPayment },
) => {
  const { payment, subject } = await lockPayment(ctx, tx.db, known)
  const { id: providerRef, status, amountCents, reason } = event.dispute
  const at = new Date(event.createdAtMs)
  const [before] = await tx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.providerRef, providerRef), eq(disputes.paymentId, payment.id)))
    .for('update')
  // The event is older than the known state: it came late.
  if (before && before.updatedAt > at) return
  const told = { status, amountCents, reason, updatedAt: at }
  await tx.db
    .insert(disputes)
    .values({ providerRef, paymentId: payment.id, openedAt: at, ...told })
    .onConflictDoUpdate({ target: disputes.providerRef, set: told })
  if (before?.status !== status) await subject.disputed(ctx, tx, { status, reason })
}

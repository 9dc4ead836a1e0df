import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { ProviderUnavailable } from '../../../platform/payments/provider-errors.ts'
import { paymentsErrors } from '../payments.errors.ts'
import { applyIntent } from './apply-intent.ts'
import { cancelIntentJob } from './call-off.public.ts'
import { lockPayment } from './lock-payment.ts'
import { type EnteredPayment, type PaymentRow, payments } from './payments.table.ts'

/** The customer is told that the provider cannot be reached: nothing is lost, and another try is possible. */
export const orUnavailable = (error: unknown): never => {
  if (error instanceof ProviderUnavailable)
    throw paymentsErrors.providerUnavailable({ retryAfterSeconds: 10 })
  throw error
}

const firstVersion = 'v1'

/** Asked for again with the same key after a crash, the provider answers the payment that it opened before. */
const askForIntent = async (ctx: Context, payment: EnteredPayment) => {
  const intent = await ctx.payments
    .openIntent({
      amountCents: payment.amountCents,
      idempotencyKey: `payment-${payment.id}-${firstVersion}`,
      reference: payment.reference,
      description: payment.reference,
      metadata: { payment_id: payment.id, reference: payment.reference },
    })
    .catch(orUnavailable)
  const [opened] = await ctx.db
    .update(payments)
    .set({ intentId: intent.id, clientSecret: intent.clientSecret })
    .where(and(eq(payments.id, payment.id), isNull(payments.intentId)))
    .returning({ voidedAt: payments.voidedAt })
  if (opened?.voidedAt) await callOffAgain(ctx, payment.id)
  return { ...payment, intentId: intent.id, clientSecret: intent.clientSecret }
}

/**
 * The payment was cancelled while it was being opened: its cancellation found nothing at the provider yet.
 */
const callOffAgain = async (ctx: Context, paymentId: string) => {
  await ctx.write(({ db }) => ctx.jobs.enqueue(db, { kind: cancelIntentJob, data: { paymentId } }))
  throw paymentsErrors.paymentOver()
}

/**
 * What the browser pays with: opened at the provider when it was not yet, which a crash may have prevented. What was
 * cancelled is paid no more, though its order is answered under its key as it was.
 */
export const openPayment = async (ctx: Context, payment: EnteredPayment) => {
  if (payment.voidedAt) throw paymentsErrors.paymentOver()
  const { intentId, clientSecret } = payment.intentId === null ? await askForIntent(ctx, payment) : payment
  if (intentId === null || clientSecret === null) throw new Error('A payment was opened without its secret')
  return { provider: payment.provider, publicKey: ctx.payments.publicKey, clientSecret }
}

/** Asks the provider how far a payment is, for a customer who comes back before the event does. */
export const refreshPayment = async (ctx: Context, known: PaymentRow) => {
  if (known.intentId === null) return
  const intent = await ctx.payments.readIntent(known.intentId).catch(orUnavailable)
  await ctx.write(async (tx) => {
    const held = await lockPayment(ctx, tx.db, known)
    await applyIntent(ctx, tx, { ...held, intent })
  })
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { ProviderUnavailable } from '../../../platform/payments/provider-errors.ts'
import { paymentsErrors } from '../payments.errors.ts'
import { applyIntent } from './apply-intent.ts'
import { cancelIntentJob } from './call-off.public.ts'
import { lockPayment } from './lock-payment.ts'
import { type EnteredPayment, type PaymentRow, payments } from './payments.table.ts'

/** Answers that the provider cannot be reached: nothing is lost, and the customer can try again. */
export const orUnavailable = (error: unknown): never => {
  if (error instanceof ProviderUnavailable)
    throw paymentsErrors.providerUnavailable({ retryAfterSeconds: 10 })
  throw error
}

const firstVersion = 'v1'

/** Opens the payment at the provider. After a crash, the same key returns the payment that was opened before. */
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
 * Cancels the payment at the provider again, because the first cancellation came before the payment was opened there.
 */
const callOffAgain = async (ctx: Context, paymentId: string) => {
  await ctx.write(({ db }) => ctx.jobs.enqueue(db, { kind: cancelIntentJob, data: { paymentId } }))
  throw paymentsErrors.paymentOver()
}

/**
 * Returns what the browser needs to pay. If a crash has prevented the opening at the provider, it is opened now. A
 * cancelled payment is refused here, because a repeated call still gets its order from the stored answer.
 */
export const openPayment = async (ctx: Context, payment: EnteredPayment) => {
  if (payment.voidedAt) throw paymentsErrors.paymentOver()
  const { intentId, clientSecret } = payment.intentId === null ? await askForIntent(ctx, payment) : payment
  if (intentId === null || clientSecret === null) throw new Error('A payment was opened without its secret')
  return { provider: payment.provider, publicKey: ctx.payments.publicKey, clientSecret }
}

/** Asks the provider for the state of a payment, for a customer who comes back before the event arrives. */
export const refreshPayment = async (ctx: Context, known: PaymentRow) => {
  if (known.intentId === null) return
  const intent = await ctx.payments.readIntent(known.intentId).catch(orUnavailable)
  await ctx.write(async (tx) => {
    const held = await lockPayment(ctx, tx.db, known)
    await applyIntent(ctx, tx, { ...held, intent })
  })
}

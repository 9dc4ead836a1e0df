import { eq } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { together } from '../../../platform/db/together.ts'
import type { Intent } from '../../../platform/payments/payment-provider.ts'
import type { PaidSubject } from '../../../platform/payments/payment-purpose.ts'
import { newsOf } from '../payment.rules.ts'
import { type PaymentRow, paymentJournal, payments } from './payments.table.ts'

interface ApplyIntentInput {
  /** The row of the payment; it and what it pays for are locked. */
  readonly payment: PaymentRow
  readonly subject: PaidSubject
  readonly intent: Intent
}

/**
 * Updates a locked payment with its provider's data, from an event or from a request. The first one has the effect, and
 * the same data again changes nothing. The journal entry is written in the same transaction that marks the order as
 * paid.
 */
export const applyIntent = async (
  ctx: Context,
  tx: Write,
  { payment, subject, intent }: ApplyIntentInput,
) => {
  const news = newsOf(payment, intent)
  if (news.kind === 'nothing') return
  if (news.kind === 'mismatch') {
    ctx.log.error({ paymentId: payment.id, intentId: intent.id }, 'a provider told of another amount')
    return
  }
  const at = dateOf(ctx.clock.now())
  const isCaptured = news.kind === 'captured'
  const known = tx.db
    .update(payments)
    .set({
      status: isCaptured ? 'succeeded' : intent.status,
      decline: isCaptured ? null : intent.decline,
      ...(isCaptured && { capturedCents: news.cents, capturedAt: at }),
      ...(intent.method && { method: intent.method }),
    })
    .where(eq(payments.id, payment.id))
  if (isCaptured) {
    const { id: paymentId, provider } = payment
    const money = { at, paymentId, amountCents: news.cents }
    const entry = { ...money, kind: 'captured' as const, provider, providerRef: intent.id }
    await together(known, tx.db.insert(paymentJournal).values(entry), subject.captured(ctx, tx, money))
    return
  }
  await known
  if (news.kind === 'declined' && intent.decline) await subject.declined(ctx, tx, intent.decline)
}

import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import type { ProviderEvent } from '../../../platform/payments/payment-provider.ts'
import { type KnownPayment, lockPayment } from './lock-payment.ts'
import { disputes, fraudReports } from './payments.table.ts'

interface AlertInput<Kind extends ProviderEvent['kind']> {
  readonly event: ProviderEvent & { readonly kind: Kind }
  readonly known: KnownPayment
}

/** Events are dated by the second: of two in the same second, the one that closes a dispute is the last. */
const isClosed = (standing: string) => standing === 'won' || standing === 'lost'

/**
 * Stores what a bank says about a payment. An event that is older than the known state came late and changes nothing. A
 * dispute that is lost asks for a decision anew, because the money has gone for good.
 */
export const handleDispute = async (ctx: Context, tx: Write, { event, known }: AlertInput<'dispute'>) => {
  const { payment, subject } = await lockPayment(ctx, tx.db, known)
  const { id: providerRef, status, amountCents, reason, answerDueAtMs } = event.dispute
  const at = new Date(event.createdAtMs)
  const [before] = await tx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.providerRef, providerRef), eq(disputes.paymentId, payment.id)))
    .for('update')
  if (before && (before.updatedAt > at || (before.updatedAt >= at && isClosed(before.standing)))) return
  const answerDueAt = answerDueAtMs === null ? (before?.answerDueAt ?? null) : new Date(answerDueAtMs)
  const isLostNow = status === 'lost' && before?.status !== 'lost'
  const told = { status, amountCents, reason, answerDueAt, updatedAt: at }
  const { standing, holdsMoney } = onlyRow(
    await tx.db
      .insert(disputes)
      .values({ providerRef, paymentId: payment.id, openedAt: at, ...told })
      .onConflictDoUpdate({
        target: disputes.providerRef,
        set: { ...told, ...(isLostNow && { decidedAt: null }) },
      })
      .returning({ standing: disputes.standing, holdsMoney: disputes.holdsMoney }),
  )
  if (before?.status === status) return
  // Not only a dispute that is won lets the money go: one can turn into a mere question.
  const isMoneyBack = !holdsMoney && (standing === 'won' || before?.holdsMoney === true)
  const news = { id: providerRef, status, standing, reason, amountCents, answerDueAt, isMoneyBack }
  await subject.disputed(ctx, tx, news)
}

/** Stores that a card may be stolen, or that the provider's review found nothing; each report is told once. */
export const handleFraudReport = async (ctx: Context, tx: Write, { event, known }: AlertInput<'fraud'>) => {
  const { payment, subject } = await lockPayment(ctx, tx.db, known)
  const { id: providerRef, source, reason, isLifted } = event.report
  const at = new Date(event.createdAtMs)
  const report = { providerRef, paymentId: payment.id, source, reason, reportedAt: at, updatedAt: at }
  const liftedAt = isLifted ? dateOf(ctx.clock.now()) : null
  const entered = await tx.db
    .insert(fraudReports)
    .values({ ...report, liftedAt })
    .onConflictDoNothing()
    .returning({ id: fraudReports.providerRef })
  // A review that is approved stays so, also when the news that it was opened comes afterwards.
  if (entered.length === 0 && isLifted)
    await tx.db
      .update(fraudReports)
      .set({ liftedAt, updatedAt: at })
      .where(and(eq(fraudReports.providerRef, providerRef), eq(fraudReports.paymentId, payment.id)))
  if (entered.length > 0 && !isLifted) await subject.suspected(ctx, tx, { id: providerRef, reason })
}

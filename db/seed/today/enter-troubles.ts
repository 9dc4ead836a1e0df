import { and, eq } from 'drizzle-orm'
import { giveBack } from '../../../src/features/orders/server/admin/give-back.ts'
import { handleDispute } from '../../../src/features/payments/server/handle-alert.ts'
import { refunds } from '../../../src/features/payments/server/payments.table.ts'
import { settleRefund } from '../../../src/features/payments/server/refunds/settle-refund.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import { onlyRow } from '../../../src/platform/db/only-row.ts'
import { demoDisputes } from '../../../src/platform/payments/demo/demo-payments.table.ts'
import { adminId } from '../demo-accounts.ts'
import { daysBefore } from '../demo-history.ts'
import type { NumberedOrder } from '../orders/demo-order-plan.ts'
import { intentIdOf, paymentIdOf } from '../orders/enter-order-payment.ts'
import { type Act, callerOf } from './acting-at.ts'

const paymentOf = ({ id }: NumberedOrder) => ({ id: paymentIdOf(id), purpose: 'order', subjectId: id })

/** Days that a bank gives for the answer to a dispute. */
const daysToAnswer = 10

const disputeId = 'dp_demo_furnished'

/** A customer tells the bank that nothing came: the house has to answer. */
export const enterDispute = async (
  act: Act,
  tx: Write,
  { order, at }: { order: NumberedOrder; at: Temporal.Instant },
) => {
  await tx.db.insert(demoDisputes).values({
    id: disputeId,
    intentId: intentIdOf(order.id),
    amountCents: order.contract.totalCents,
    openedAt: dateOf(at),
  })
  await act({ at }, (ctx) =>
    handleDispute(ctx, tx, {
      known: paymentOf(order),
      event: {
        kind: 'dispute',
        id: 'evt_demo_dispute',
        type: 'charge.dispute.created',
        createdAtMs: at.epochMilliseconds,
        intentId: intentIdOf(order.id),
        dispute: {
          id: disputeId,
          status: 'needs_response',
          amountCents: order.contract.totalCents,
          reason: 'product_not_received',
          answerDueAtMs: at.add({ hours: 24 * daysToAnswer }).epochMilliseconds,
        },
      },
    }),
  )
}

const gestureCents = 5_000

/** A gesture that the owner made to a customer, and that the provider did not take; asked for again, it goes. */
export const enterRefusedRefund = async (
  act: Act,
  tx: Write,
  { order, now }: { order: NumberedOrder; now: Temporal.Instant },
) => {
  const at = daysBefore(now, 2)
  const known = paymentOf(order)
  await act({ at, caller: callerOf(adminId, 'admin') }, (ctx) =>
    giveBack(ctx, { id: order.id, refund: { amountCents: gestureCents, reason: 'gesture' } }),
  )
  const { id } = onlyRow(
    await tx.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.paymentId, known.id), eq(refunds.status, 'requested'))),
  )
  await act({ at: at.add({ seconds: 2 }) }, (ctx) =>
    settleRefund(ctx, tx, {
      ...{ known, refundId: id, attempt: 1 },
      told: { status: 'refused', failure: 'declined' },
    }),
  )
}

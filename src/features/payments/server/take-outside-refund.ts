import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Refund } from '../../../platform/payments/payment-provider.ts'
import type { KnownPayment } from './held-payment.ts'
import { refunds } from './payments.table.ts'
import { settleRefund } from './settle-refund.ts'

interface Told {
  readonly known: KnownPayment
  readonly told: Refund
}

/** Enters a refund that the house made in its provider's own office: the journal and the papers follow it as any other. */
export const takeOutsideRefund = async (ctx: Context, tx: Write, { known, told }: Told) => {
  const [refund] = await tx.db
    .insert(refunds)
    .values({
      paymentId: known.id,
      amountCents: told.amountCents,
      reason: 'outside',
      status: 'requested',
      providerRef: told.id,
      requestedAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .returning({ id: refunds.id })
  if (refund) await settleRefund(ctx, tx, { known, refundId: refund.id, told })
}

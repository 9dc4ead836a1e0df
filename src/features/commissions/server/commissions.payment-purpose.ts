import { eq } from 'drizzle-orm'
import type { PaidSubject, PaymentPurpose } from '../../../platform/payments/payment-purpose.ts'
import { type CommissionRow, commissionInstalments, type InstalmentRow } from './commissions.table.ts'
import { lockCommissionOfInstalment } from './lock-commission.public.ts'
import { queueStaffMail } from './mails/queue-commission-mail.public.tsx'
import { instalmentPaid } from './paying/instalment-paid.ts'
import { instalmentRefunded, instalmentRefundFailed } from './paying/instalment-refunded.ts'
import { instalmentPurpose as kind } from './paying/instalments.repository.public.ts'
import { recordCommissionEvent } from './record-commission-event.public.ts'

const paidInstalment = (commission: CommissionRow, instalment: InstalmentRow): PaidSubject => ({
  captured: (ctx, tx, capture) => instalmentPaid(ctx, tx, { commission, instalment, capture }),
  declined: async (ctx, { db }, decline) => {
    await recordCommissionEvent(ctx, db, {
      commissionId: commission.id,
      kind: 'payment_declined',
      actor: 'payment',
      details: { decline },
    })
  },
  refunded: (ctx, tx, refund) => instalmentRefunded(ctx, tx, { commission, instalment, refund }),
  refundFailed: (ctx, tx, refund) => instalmentRefundFailed(ctx, tx, { commission, instalment, refund }),
  disputed: async (ctx, { db }, { id, standing, reason, amountCents }) => {
    const details = { standing, reason, amountCents }
    await recordCommissionEvent(ctx, db, {
      commissionId: commission.id,
      kind: 'bank_asked',
      actor: 'payment',
      details,
    })
    await queueStaffMail(ctx, db, { commission, what: 'bank_asked', cause: `${id}:${standing}` })
  },
  suspected: async (ctx, { db }, { id, reason }) => {
    const details = { reason }
    await recordCommissionEvent(ctx, db, {
      commissionId: commission.id,
      kind: 'bank_asked',
      actor: 'payment',
      details,
    })
    await queueStaffMail(ctx, db, { commission, what: 'bank_asked', cause: id })
  },
})

/** Updates a commission when the payment of one of its instalments changes, always in the transaction of the payment. */
export const instalmentPurpose: PaymentPurpose = {
  kind,
  lock: async (db, id) => {
    const commission = await lockCommissionOfInstalment(db, id)
    const [instalment] = await db.select().from(commissionInstalments).where(eq(commissionInstalments.id, id))
    if (!instalment) throw new Error('An instalment is paid that is not there')
    return paidInstalment(commission, instalment)
  },
}

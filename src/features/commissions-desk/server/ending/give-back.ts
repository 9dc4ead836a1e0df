import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { centsOfEuros, formatExactEuros } from '../../../../shared/money.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import {
  findInstalments,
  subjectOf,
} from '../../../commissions/server/paying/instalments.repository.public.ts'
import { paymentsErrors } from '../../../payments/payments.errors.ts'
import { payments, refunds } from '../../../payments/server/payments.table.ts'
import {
  lockRefundable,
  requestRefund,
  retryRefund,
} from '../../../payments/server/refunds/refund-payment.public.ts'
import { commissionAudit } from '../../commission.audit.ts'
import { commissionsDeskErrors } from '../../commissions-desk.errors.ts'

interface GivingBack {
  readonly id: string
  readonly amountCents: number
  readonly reason: 'gesture' | 'defect' | 'cancelled'
}

/** Asks for an amount to go back, from the instalment that was paid last to the first; under the lock of the commission. */
export const giveBackCents = async (ctx: Context, db: Db, { id, amountCents, reason }: GivingBack) => {
  const requestedBy = signedInCaller(ctx).id
  const paid = (await findInstalments(db, id))
    .filter(({ status }) => status === 'paid')
    .toSorted((one, other) => (other.paidAt?.getTime() ?? 0) - (one.paidAt?.getTime() ?? 0))
  let left = amountCents
  for (const { id: instalmentId } of paid) {
    const subject = subjectOf(instalmentId)
    const cents = Math.min(left, await lockRefundable(db, subject))
    if (cents > 0)
      await requestRefund(ctx, db, { ...subject, amountCents: cents, reason, details: {}, requestedBy })
    left -= cents
  }
  if (left > 0)
    throw commissionsDeskErrors.tooMuch({ values: { left: formatExactEuros(amountCents - left) } })
}

/** Gives back some of what was paid, by an admin's decision. */
export const giveBack = (
  ctx: Context,
  { id, amount, reason }: Pick<GivingBack, 'id' | 'reason'> & { readonly amount: number },
) =>
  ctx.once(async ({ db }) => {
    const { number } = await lockCommission(db, id)
    const refundCents = centsOfEuros(amount)
    if (refundCents <= 0) throw paymentsErrors.nothingOwed()
    await giveBackCents(ctx, db, { id, amountCents: refundCents, reason })
    await audit(db, ctx, commissionAudit.refunded, { id, after: { number, refundCents, reason } })
    return null
  })

/** Repeats a refund that was refused, or whose money came back to the house, by an admin's decision. */
export const repeatRefund = (
  ctx: Context,
  { id, refundId }: { readonly id: string; readonly refundId: string },
) =>
  ctx.once(async ({ db }) => {
    const { number } = await lockCommission(db, id)
    const instalments = await findInstalments(db, id)
    const requestedBy = signedInCaller(ctx).id
    const subjectId = await instalmentOfRefund(db, refundId)
    if (!instalments.some((instalment) => instalment.id === subjectId)) throw paymentsErrors.nothingOwed()
    const { amountCents } = await retryRefund(ctx, db, {
      ...subjectOf(subjectId ?? ''),
      refundId,
      requestedBy,
    })
    await audit(db, ctx, commissionAudit['refund-retried'], {
      id,
      after: { number, refundCents: amountCents },
    })
    return null
  })

const instalmentOfRefund = async (db: Db, refundId: string) => {
  const [row] = await db
    .select({ subjectId: payments.subjectId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  return row?.subjectId
}

import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { noteWithdrawalAnswered } from '../../../orders/server/note-withdrawal.public.ts'
import { refundLines } from '../../../orders/server/refunds/refund-lines.public.ts'
import { isInHouse } from '../../../orders/status/in-house.rules.ts'
import type { Acceptance } from '../../admin-withdrawals.contract.ts'
import { queueAcceptance } from '../mails/queue-answers.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { lockWithOrder } from './lock-withdrawal.ts'

interface Accepting {
  readonly id: string
  readonly acceptance: Acceptance
}

/** Accepts a withdrawal: the refund, the products, the event and the mail are in one transaction. */
export const acceptWithdrawal = (ctx: Context, { id, acceptance }: Accepting) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { lines, note } = acceptance
    const row = await lockWithOrder(tx.db, id)
    const refund = await refundLines(ctx, tx, {
      orderId: row.orderId,
      shares: lines.map(({ line, ...share }) => ({ lineId: line, ...share })),
      reason: 'withdrawal',
      requestedBy: actorId,
    })
    const { refundId, amountCents, order } = refund
    const goodsReceived = isInHouse(order) ? null : acceptance.goodsReceived
    const handledAt = dateOf(ctx.clock.now())
    await tx.db
      .update(withdrawals)
      .set({ status: 'accepted', handledAt, handledBy: actorId, goodsReceived, note, refundId })
      .where(eq(withdrawals.id, row.id))
    const { reference } = row
    await noteWithdrawalAnswered(ctx, tx, { orderId: row.orderId, reference, accepted: true, actorId })
    await queueAcceptance(tx.db, { row, goodsReceived, ...refund })
    await audit(tx.db, ctx, {
      action: 'withdrawal.accepted',
      subject: { kind: 'withdrawal', id: row.id },
      after: { reference, amountCents, goodsReceived },
    })
    return null
  })

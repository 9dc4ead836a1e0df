import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { isInHouse } from '../../../orders/status/in-house.rules.ts'
import { isUnanswered } from '../../withdrawal-status.rules.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { lockAttached } from '../lock-withdrawal.ts'
import { queueAwaited } from '../mails/queue-answers.ts'
import { withdrawals } from '../withdrawals.table.ts'

/**
 * Accepts a withdrawal whose refund waits for the parcel (L221-24). For the order it stays open: the refund is decided
 * once the parcel has come, and the order does not go on meanwhile.
 */
export const awaitParcel = (ctx: Context, id: string) =>
  ctx.write(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { row, order } = await lockAttached(tx.db, id)
    if (!isUnanswered(row.status)) throw withdrawalsErrors.alreadyAnswered()
    if (isInHouse(order)) throw withdrawalsErrors.nothingSent()
    await tx.db
      .update(withdrawals)
      .set({
        status: 'accepted',
        handledAt: dateOf(ctx.clock.now()),
        handledBy: actorId,
        goodsReceived: row.goodsReceived ?? false,
      })
      .where(eq(withdrawals.id, row.id))
    await queueAwaited(tx.db, { row, number: order.number })
    await audit(tx.db, ctx, withdrawalAudit.awaited, { id: row.id, after: { reference: row.reference } })
  })

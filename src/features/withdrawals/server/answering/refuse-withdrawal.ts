import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { noteWithdrawalAnswered } from '../../../orders/server/note-withdrawal.public.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { lockUnanswered } from '../lock-withdrawal.ts'
import { queueRefusal } from '../mails/queue-answers.ts'
import { decideReturns, hasRestocked } from '../returns/returns.repository.ts'
import { withdrawals } from '../withdrawals.table.ts'

interface Refusing {
  readonly id: string
  readonly reason: string
  readonly returnsVersion: number
}

/** Refuses a withdrawal with a reason, which is mailed. An admin decides it: the server never refuses one by itself. */
export const refuseWithdrawal = (ctx: Context, { id, reason, returnsVersion }: Refusing) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const row = await lockUnanswered(tx.db, id)
    if (row.returnsVersion !== returnsVersion) throw withdrawalsErrors.returnsChanged()
    if (await hasRestocked(tx.db, row.id)) throw withdrawalsErrors.alreadyRestocked()
    const handledAt = dateOf(ctx.clock.now())
    await tx.db
      .update(withdrawals)
      .set({ status: 'refused', handledAt, handledBy: actorId, note: reason })
      .where(eq(withdrawals.id, row.id))
    await decideReturns(tx.db, { withdrawalId: row.id, decidedAt: handledAt })
    const { reference, orderId } = row
    if (orderId !== null)
      await noteWithdrawalAnswered(ctx, tx, { orderId, reference, accepted: false, actorId })
    await queueRefusal(tx.db, { row, reason })
    await audit(tx.db, ctx, withdrawalAudit.refused, { id: row.id, after: { reference, reason } })
    return null
  })

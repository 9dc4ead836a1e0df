import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { noteReturnTakenBack } from '../../../orders/server/note-withdrawal.public.ts'
import { isCorrectable } from '../../returns/returned-products.rules.ts'
import { isUnanswered } from '../../withdrawal-status.rules.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { lockAttached } from '../lock-withdrawal.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { findReturn, nextVersion } from './returns.repository.ts'
import { withdrawalReturns } from './withdrawal-returns.table.ts'

interface TakingBack {
  readonly id: string
  readonly returnId: string
}

/** Takes a wrong entry back, while nothing has followed from it; what it was about is awaited again. */
export const takeBackReturn = (ctx: Context, { id, returnId }: TakingBack) =>
  ctx.write(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { row, order } = await lockAttached(tx.db, id)
    const entry = await findReturn(tx.db, { id: returnId, withdrawalId: row.id })
    if (!isCorrectable(entry)) throw withdrawalsErrors.returnFollowed()
    await tx.db.delete(withdrawalReturns).where(eq(withdrawalReturns.id, entry.id))
    const { cameOn, state, quantity, words } = entry
    const others = await tx.db
      .select({ cameOn: withdrawalReturns.cameOn, state: withdrawalReturns.state })
      .from(withdrawalReturns)
      .where(eq(withdrawalReturns.withdrawalId, row.id))
    const isNothingNoted = others.length === 0 && isUnanswered(row.status)
    await tx.db
      .update(withdrawals)
      .set({ returnsVersion: nextVersion, goodsReceived: isNothingNoted ? null : false })
      .where(eq(withdrawals.id, row.id))
    const { reference } = row
    const hasCome = others.some((other) => other.cameOn === cameOn && other.state !== 'missing')
    if (state !== 'missing' && !hasCome)
      await noteReturnTakenBack(ctx, tx, { orderId: order.id, reference, cameOn, actorId })
    await audit(tx.db, ctx, withdrawalAudit['return-taken-back'], {
      id: row.id,
      before: { reference, line: entry.orderLineId, cameOn, state, quantity, words },
    })
  })

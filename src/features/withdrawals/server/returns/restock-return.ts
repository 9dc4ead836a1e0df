import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { restockLine } from '../../../orders/server/refunds/restock-line.public.ts'
import { isRestockable } from '../../returns/returned-products.rules.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { lockAttached } from '../lock-withdrawal.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { findReturn, nextVersion } from './returns.repository.ts'
import { withdrawalReturns } from './withdrawal-returns.table.ts'

interface Restocking {
  readonly id: string
  readonly returnId: string
}

/** Puts what came back as new into the stock again, once. */
export const restockReturn = (ctx: Context, { id, returnId }: Restocking) =>
  ctx.write(async (tx) => {
    const { row } = await lockAttached(tx.db, id)
    const entry = await findReturn(tx.db, { id: returnId, withdrawalId: row.id })
    if (!isRestockable(entry, row.status)) throw withdrawalsErrors.notRestockable()
    const { orderLineId: lineId, quantity } = entry
    if (!(await restockLine(ctx, tx, { lineId, quantity }))) throw withdrawalsErrors.notRestockable()
    await tx.db
      .update(withdrawalReturns)
      .set({ restockedAt: dateOf(ctx.clock.now()) })
      .where(eq(withdrawalReturns.id, entry.id))
    await tx.db.update(withdrawals).set({ returnsVersion: nextVersion }).where(eq(withdrawals.id, row.id))
    await audit(tx.db, ctx, withdrawalAudit['return-restocked'], {
      id: row.id,
      after: { reference: row.reference, line: lineId, quantity },
    })
  })

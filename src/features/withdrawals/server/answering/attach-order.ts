import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { acknowledge } from '../declaring/acknowledge.ts'
import { attach } from '../declaring/attach.ts'
import { tidyNumber } from '../declaring/find-declared-order.ts'
import { lockUnanswered } from '../lock-withdrawal.ts'
import { lockOrderByNumber } from '../withdrawn-orders.repository.ts'

/**
 * Attaches the order that a member of the team has chosen for a declaration, because it was not found automatically.
 */
export const attachOrder = (ctx: Context, { id, number }: { id: string; number: string }) =>
  ctx.write(async (tx) => {
    // The order is locked before the withdrawal, as everywhere.
    const order = await lockOrderByNumber(tx.db, tidyNumber(number))
    const row = await lockUnanswered(tx.db, id)
    if (row.orderId !== null) throw withdrawalsErrors.orderAttached()
    await attach(ctx, tx, { row, order })
    await acknowledge(ctx, tx.db, { row, orders: [order] })
    await audit(tx.db, ctx, withdrawalAudit.attached, {
      id: row.id,
      after: { reference: row.reference, order: order.number },
    })
  })

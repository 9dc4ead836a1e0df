import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { centsOfEuros } from '../../../../shared/money.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { noteWithdrawalAnswered } from '../../../orders/server/note-withdrawal.public.ts'
import { refundLines } from '../../../orders/server/refunds/refund-lines.public.ts'
import { isInHouse } from '../../../orders/status/in-house.rules.ts'
import type { Acceptance } from '../../admin-withdrawals.contract.ts'
import { mostWithheld } from '../../returns/returned-products.rules.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { lockWithOrder } from '../lock-withdrawal.ts'
import { queueAcceptance } from '../mails/queue-answers.ts'
import { decideReturns, findReturnedProducts } from '../returns/returns.repository.ts'
import { type WithdrawalRow, withdrawals } from '../withdrawals.table.ts'
import { findLinesOf } from '../withdrawn-orders.repository.ts'

interface Accepting {
  readonly id: string
  readonly acceptance: Acceptance
}

/** What is withheld for the loss of value, and the most that may be withheld of each line. */
const withheldOf = async (
  db: Db,
  { row, orderId, acceptance }: { row: WithdrawalRow; orderId: string; acceptance: Acceptance },
) => {
  const { withheld, lines: wanted } = acceptance
  if (!withheld) return undefined
  const most = mostWithheld({
    lines: await findLinesOf(db, orderId),
    shares: wanted.map(({ line: lineId, quantity }) => ({ lineId, quantity })),
    returned: await findReturnedProducts(db, row.id),
  })
  const cents = centsOfEuros(withheld.amount)
  const mostCents = most.reduce((sum, of) => sum + of.cents, 0)
  if (cents < 1 || cents > mostCents) throw withdrawalsErrors.withheldTooMuch()
  return { cents, most }
}

/** Accepts a withdrawal: the refund, the products, the event and the mail are in one transaction. */
export const acceptWithdrawal = (ctx: Context, { id, acceptance }: Accepting) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { lines, note } = acceptance
    const { row, order } = await lockWithOrder(tx.db, id)
    if (row.returnsVersion !== acceptance.returnsVersion) throw withdrawalsErrors.returnsChanged()
    const orderId = order.id
    const wasInHouse = isInHouse(order)
    const withheld = await withheldOf(tx.db, { row, orderId, acceptance })
    const refund = await refundLines(ctx, tx, {
      orderId,
      // What has left the house goes into the stock by what came back, and not by the refund.
      shares: lines.map(({ line, restock, quantity }) => ({
        lineId: line,
        quantity,
        restock: wasInHouse ? restock : false,
      })),
      withheld,
      reason: 'withdrawal',
      requestedBy: actorId,
    })
    const { refundId, amountCents } = refund
    const goodsReceived = wasInHouse ? null : (row.goodsReceived ?? false)
    const handledAt = dateOf(ctx.clock.now())
    const kept = {
      withheldCents: withheld?.cents ?? 0,
      withheldReason: acceptance.withheld?.reason ?? '',
    }
    await tx.db
      .update(withdrawals)
      .set({ status: 'accepted', handledAt, handledBy: actorId, goodsReceived, note, refundId, ...kept })
      .where(eq(withdrawals.id, row.id))
    await decideReturns(tx.db, { withdrawalId: row.id, decidedAt: handledAt })
    const { reference } = row
    await noteWithdrawalAnswered(ctx, tx, { orderId, reference, accepted: true, actorId })
    await queueAcceptance(tx.db, { row, goodsReceived, ...kept, ...refund })
    await audit(tx.db, ctx, withdrawalAudit.accepted, {
      id: row.id,
      after: { reference, amountCents, goodsReceived, ...kept },
    })
    return null
  })

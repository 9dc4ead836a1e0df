import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { ordersErrors } from '../../../orders/orders.errors.ts'
import { noteReturn } from '../../../orders/server/note-withdrawal.public.ts'
import { isInHouse } from '../../../orders/status/in-house.rules.ts'
import type { NotedParcel } from '../../admin-withdrawals.contract.ts'
import { needsWords, notedOf } from '../../returns/returned-products.rules.ts'
import { withdrawalAudit } from '../../withdrawals.audit.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { lockAttached } from '../lock-withdrawal.ts'
import { queueParcel } from '../mails/queue-answers.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { findLinesOf } from '../withdrawn-orders.repository.ts'
import { findReturnsOfOrder, nextVersion } from './returns.repository.ts'
import { withdrawalReturns } from './withdrawal-returns.table.ts'

interface Noting {
  readonly id: string
  readonly parcel: NotedParcel
}

/** Notes a parcel: what came, the event of the order and the mail are in one transaction. Money does not move. */
export const noteParcel = (ctx: Context, { id, parcel }: Noting) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { cameOn, moreAwaited, products } = parcel
    const { row, order } = await lockAttached(tx.db, id)
    if (row.returnsVersion !== parcel.returnsVersion) throw withdrawalsErrors.returnsChanged()
    if (isInHouse(order)) throw withdrawalsErrors.nothingSent()
    const today = parisTime(ctx.clock.now().epochMilliseconds).date
    if (cameOn > today || cameOn < parisTime(order.placedAt.getTime()).date)
      throw withdrawalsErrors.cameOnImpossible({ fields: { cameOn: 'errors.cameOnImpossible' } })
    if (products.some(({ state, words }) => needsWords(state) && words === ''))
      throw withdrawalsErrors.wordsMissing({ fields: { products: 'errors.wordsMissing' } })
    const lines = await findLinesOf(tx.db, order.id)
    const known = new Set(lines.map((line) => line.id))
    if (products.some(({ line }) => !known.has(line))) throw ordersErrors.lineNotFound()
    const noted = [...(await findReturnsOfOrder(tx.db, order.id)), ...products]
    if (lines.some((line) => notedOf(noted, line.id) > line.quantity))
      throw withdrawalsErrors.moreThanBought()

    const notedAt = dateOf(ctx.clock.now())
    await tx.db.insert(withdrawalReturns).values(
      products.map(({ line: orderLineId, ...product }) => ({
        ...product,
        orderLineId,
        withdrawalId: row.id,
        cameOn,
        notedAt,
        notedBy: actorId,
      })),
    )
    await tx.db
      .update(withdrawals)
      .set({ returnsVersion: nextVersion, goodsReceived: !moreAwaited })
      .where(eq(withdrawals.id, row.id))
    // What never came is no parcel: the customer is told of none.
    if (products.some(({ state }) => state !== 'missing')) {
      const { reference } = row
      await noteReturn(ctx, tx, { orderId: order.id, reference, cameOn, actorId })
      await queueParcel(tx.db, { row, number: order.number, cameOn })
    }
    await audit(tx.db, ctx, withdrawalAudit['parcel-noted'], {
      id: row.id,
      after: { reference: row.reference, cameOn, moreAwaited, products },
    })
    return null
  })

import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { lockRefundable, requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import type { StaffRefund } from '../../admin-orders.contract.ts'
import { orderAudit } from '../../orders.audit.ts'
import { sharesLeft } from '../../refunds/refund-lines.rules.ts'
import { isInHouse } from '../../status/in-house.rules.ts'
import { lockOrder } from '../lock-order.public.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { refundLines } from '../refunds/refund-lines.public.ts'

interface GivingBack {
  readonly id: string
  readonly refund: StaffRefund
}

/**
 * Refunds an amount of an order, or some of its products or its delivery, by an admin's decision. It never exceeds what
 * is left, even when two admins decide at the same time.
 */
export const giveBack = (ctx: Context, { id, refund }: GivingBack) =>
  ctx.once(async (tx) => {
    const { id: requestedBy } = signedInCaller(ctx)
    const order = await lockOrder(tx.db, { id })
    const deciding = { order, requestedBy }
    const amountCents = await ('lines' in refund
      ? giveBackLines(ctx, tx, { ...deciding, ...refund })
      : giveBackAmount(ctx, tx, { ...deciding, ...refund }))
    await audit(tx.db, ctx, orderAudit['refund-requested'], {
      id: order.id,
      after: { amountCents, reason: refund.reason },
    })
    return null
  })

interface Deciding {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly requestedBy: string
}

const giveBackLines = async (
  ctx: Context,
  tx: Write,
  { order, lines, restock, shipping, ...asked }: Deciding & Extract<StaffRefund, { lines: unknown }>,
) => {
  const shares = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity, restock }))
  const { amountCents } = await refundLines(ctx, tx, {
    ...asked,
    orderId: order.id,
    shares,
    withShipping: shipping,
  })
  return amountCents
}

const giveBackAmount = async (
  ctx: Context,
  tx: Write,
  { order, requestedBy, amountCents, reason }: Deciding & Extract<StaffRefund, { amountCents: number }>,
) => {
  const orderId = order.id
  // A full refund of products that never left is for all of these products: they are restocked.
  const shares = isInHouse(order) ? sharesLeft(await findOrderLines(tx.db, orderId)) : []
  if (
    shares.length > 0 &&
    amountCents === (await lockRefundable(tx.db, { purpose: 'order', subjectId: orderId }))
  ) {
    await refundLines(ctx, tx, { orderId, shares, reason, requestedBy })
    return amountCents
  }
  await requestRefund(ctx, tx.db, {
    purpose: 'order',
    subjectId: orderId,
    amountCents,
    reason,
    details: {},
    requestedBy,
  })
  const details = { amountCents, reason }
  await recordOrderEvent(ctx, tx, {
    orderId,
    kind: 'refund_requested',
    by: 'house',
    actorId: requestedBy,
    details,
  })
  return amountCents
}

import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { RefundReason } from '../../../papers/refund-reasons.ts'
import { paymentsErrors } from '../../../payments/payments.errors.ts'
import { lockRefundable, requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { returnToStock } from '../../../stock/server/stock.public.ts'
import { ordersErrors } from '../../orders.errors.ts'
import {
  type LineShare,
  partsWithheld,
  partsWithin,
  refundOfLines,
  restockedProducts,
} from '../../refunds/refund-lines.rules.ts'
import { isInHouse } from '../../status/in-house.rules.ts'
import { lockOrder } from '../lock-order.public.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import type { OrderLineRow, OrderRow } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { shippingLeftCents } from './refunded-shipping.public.ts'

/** Products of a line that are refunded, and whether they are restocked: by default, only if they never left. */
export interface RefundedShare extends LineShare {
  readonly restock?: boolean | undefined
}

interface LinesRefund {
  readonly orderId: string
  readonly shares: readonly RefundedShare[]
  /** Whether the delivery is refunded even if products are left. */
  readonly withShipping?: boolean
  /** What is withheld for the loss of value, and the most that may be withheld of each line. */
  readonly withheld?:
    | {
        readonly cents: number
        readonly most: readonly { readonly lineId: string; readonly cents: number }[]
      }
    | undefined
  readonly reason: RefundReason
  /** The id of the admin or employee who decides it. */
  readonly requestedBy: string
}

/**
 * Requests a refund of some products of an order, in the transaction that decides it; the delivery is refunded with the
 * last product. If part of the money was refunded before without naming a product, only the rest is refunded.
 */
export const refundLines = async (ctx: Pick<Context, 'clock' | 'jobs'>, tx: Write, asked: LinesRefund) => {
  const { shares, withShipping = false, reason, requestedBy } = asked
  const order = await lockOrder(tx.db, { id: asked.orderId })
  const lines = await findOrderLines(tx.db, order.id)
  const subject = { purpose: 'order', subjectId: order.id }
  const shippingCents = await shippingLeftCents(tx.db, order)
  const refund = refundOfLines({ lines, shares, shippingCents, withShipping })
  if (refund.kind === 'unknown_line') throw ordersErrors.lineNotFound()
  if (refund.kind === 'too_many') throw paymentsErrors.refundTooLarge()
  const leftCents = await lockRefundable(tx.db, subject)
  const { cents = 0, most = [] } = asked.withheld ?? {}
  const parts = partsWithheld(partsWithin(refund.parts, leftCents), {
    cents,
    most: most.flatMap(({ lineId, ...limit }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line ? [{ line: line.position, ...limit }] : []
    }),
  })
  const amountCents = Math.min(refund.cents, leftCents) - cents
  if (parts === null || amountCents <= 0) throw paymentsErrors.refundTooLarge()
  const refundId = await requestRefund(ctx, tx.db, {
    ...subject,
    amountCents,
    reason,
    details: { parts },
    requestedBy,
  })
  await takeBack(ctx, tx, { order, lines, shares })
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refund_requested',
    by: 'house',
    actorId: requestedBy,
    details: { amountCents, reason },
  })
  return { order, refundId, amountCents, parts }
}

interface TakenBack {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly shares: readonly RefundedShare[]
}

/** Counts the products as refunded; a closed order has restocked its products already. */
const takeBack = async (ctx: Pick<Context, 'jobs'>, tx: Write, { order, lines, shares }: TakenBack) => {
  const taken = shares.flatMap(({ lineId, quantity, restock = isInHouse(order) }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const restocked = restock && order.closedAt === null ? restockedProducts(line, quantity) : 0
    return [{ line, quantity, restocked }]
  })
  if (taken.length === 0) return
  await tx.db.execute(sql`
    update order_lines l
      set refunded_quantity = l.refunded_quantity + taken.quantity,
          restocked_quantity = l.restocked_quantity + taken.restocked
      from unnest(
        ${sql.param(taken.map(({ line }) => line.id))}::uuid[],
        ${sql.param(taken.map(({ quantity }) => quantity))}::integer[],
        ${sql.param(taken.map(({ restocked }) => restocked))}::integer[]
      ) as taken (id, quantity, restocked)
      where l.id = taken.id`)
  await returnToStock(ctx, tx, {
    orderId: order.id,
    products: taken.flatMap(({ line: { productId, size }, restocked }) =>
      restocked > 0 ? [{ productId, size, quantity: restocked }] : [],
    ),
  })
}

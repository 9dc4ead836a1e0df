import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { hasReviewedAny } from '../../../catalog/server/reviews/received-products.public.ts'
import { stepToTakeBack } from '../../corrections/taking-back.rules.ts'
import type { OrderEventKind } from '../../status/order-events.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from '../orders.table.ts'

interface Ordered {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
}

/** The products that the customer has received by this order alone. */
export const findReceivedHereAlone = async (db: Db, { order, lines }: Ordered) => {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  if (order.accountId === null || productIds.length === 0) return []
  const others = await db
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.accountId, order.accountId),
        ne(orders.id, order.id),
        eq(orders.fulfilment, 'delivered'),
        inArray(orderLines.productId, productIds),
      ),
    )
  const elsewhere = new Set(others.map(({ productId }) => productId))
  return productIds.filter((productId) => !elsewhere.has(productId))
}

interface OrderFacts extends Ordered {
  readonly events: readonly { readonly kind: OrderEventKind }[]
}

/**
 * The step of an order that the team can take back. An arrival stays once a published review bears « Achat vérifié » by
 * it alone: what the customer has said in public is not changed behind the customer's back.
 */
export const findStepToTakeBack = async (db: Db, { order, lines, events }: OrderFacts) => {
  const step = stepToTakeBack({ fulfilment: order.fulfilment, events })
  if (step !== 'delivered' || order.accountId === null) return step
  const productIds = await findReceivedHereAlone(db, { order, lines })
  return (await hasReviewedAny(db, { accountId: order.accountId, productIds })) ? null : step
}

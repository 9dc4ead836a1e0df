import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { returnToStock } from '../../../stock/server/stock.public.ts'

interface Restocked {
  readonly lineId: string
  readonly quantity: number
}

/**
 * Puts products of a line that came back into the stock; its order is locked. Returns false, and changes nothing, where
 * more would lie there again than were bought, or a closed order has restocked its products already.
 */
export const restockLine = async (
  ctx: Pick<Context, 'jobs'>,
  tx: Write,
  { lineId, quantity }: Restocked,
): Promise<boolean> => {
  const { rows } = await tx.db.execute<{ order_id: string; product_id: string; size: string }>(sql`
    update order_lines l set restocked_quantity = l.restocked_quantity + ${quantity}
      from orders o
      where l.id = ${lineId}::uuid and o.id = l.order_id and o.closed_at is null
        and l.restocked_quantity + ${quantity} <= l.quantity
      returning l.order_id, l.product_id, l.size`)
  const [line] = rows
  if (!line) return false
  const { order_id: orderId, product_id: productId, size } = line
  await returnToStock(ctx, tx, { orderId, products: [{ productId, size, quantity }] })
  return true
}

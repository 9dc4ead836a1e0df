import { sql } from 'drizzle-orm'
import type { Write } from '../../../../platform/context/write.ts'
import { returnToStock } from '../../../catalog/server/stock/stock.public.ts'
import { type LineShare, restockedPieces } from '../../refund-lines.rules.ts'
import type { OrderLineRow, OrderRow } from '../orders.table.ts'

/** Pieces of a line that are paid back, and whether they lie in the stock again. */
export interface RefundedShare extends LineShare {
  readonly restock: boolean
}

interface TakenBack {
  /** Held, as it was before: one that is closed has given its pieces back already. */
  readonly order: Pick<OrderRow, 'closedAt'>
  readonly lines: readonly OrderLineRow[]
  readonly shares: readonly RefundedShare[]
}

/** Counts pieces as paid back, and puts into the stock those that are to lie there and do not yet. */
export const takeBack = async (tx: Write, { order, lines, shares }: TakenBack) => {
  const taken = shares.flatMap(({ lineId, quantity, restock }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const restocked = restock && order.closedAt === null ? restockedPieces(line, quantity) : 0
    return [{ line, quantity, restocked }]
  })
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
  await returnToStock(
    tx,
    taken.flatMap(({ line: { productId, size }, restocked }) =>
      restocked > 0 ? [{ productId, size, quantity: restocked }] : [],
    ),
  )
}

import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { totalPages } from '../../../../shared/pagination.ts'
import { findNames } from '../../../accounts/server/people.public.ts'
import { catalogErrors } from '../../../catalog/catalog.errors.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { orders } from '../../../orders/server/orders.table.ts'
import { stockMovements, stockReservations } from '../../../stock/server/stock.table.ts'
import { type StockCause, stockCauses } from '../../../stock/stock-causes.ts'

interface WantedMovements {
  readonly id: string
  readonly page: number
  readonly limit: number
}

const isCause = (cause: string): cause is StockCause => (stockCauses as readonly string[]).includes(cause)

/** How the stock of a product has moved, newest first, and what is reserved of it now. */
export const findMovements = async (db: Db, { id, page, limit }: WantedMovements) => {
  if (!isProductId(id) || (await db.$count(products, eq(products.id, id))) === 0)
    throw catalogErrors.productNotFound()
  const which = eq(stockMovements.productId, id)
  const count = await db.$count(stockMovements, which)
  const rows = await db
    .select({ movement: stockMovements, number: orders.number })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(which)
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const names = await findNames(
    db,
    rows.flatMap(({ movement }) => movement.actorId ?? []),
  )
  const reserved = await db
    .select({
      size: stockReservations.size,
      quantity: stockReservations.quantity,
      order: { _id: orders.id, number: orders.number },
    })
    .from(stockReservations)
    .innerJoin(orders, eq(orders.id, stockReservations.reservationId))
    .where(eq(stockReservations.productId, id))
    .orderBy(asc(orders.number), asc(stockReservations.size))
  return {
    count,
    totalPages: totalPages({ count, limit }),
    reserved: reserved.map((row) => ({ ...row, size: row.size || null })),
    movements: rows.map(({ movement: { orderId, actorId, ...movement }, number }) => ({
      _id: String(movement.id),
      size: movement.size || null,
      change: movement.change,
      stock: movement.stock,
      cause: isCause(movement.cause) ? movement.cause : ('unknown' as const),
      order: orderId && number ? { _id: orderId, number } : null,
      by: (actorId && names.get(actorId)) || null,
      reason: movement.reason,
      at: movement.at.toISOString(),
    })),
  }
}

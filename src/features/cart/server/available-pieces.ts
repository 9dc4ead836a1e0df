import { sql } from 'drizzle-orm'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import { stockReservations } from '../../catalog/server/stock/stock.table.ts'

/**
 * How many of a piece somebody may take in a size, in a query that joins pieces to their sizes: what is in stock, and
 * what is out of it for an order of hers that waits for its payment; nothing of a piece that was taken off or of a size
 * that it no longer has. The one place for this.
 */
export const availablePieces = (accountId: string) =>
  sql<number>`case when ${products.deletedAt} is null then coalesce(${productVariants.stock} + (
    select coalesce(sum(${stockReservations.quantity}), 0) from ${stockReservations}
    where ${stockReservations.accountId} = ${accountId}
      and ${stockReservations.productId} = ${productVariants.productId}
      and ${stockReservations.size} = ${productVariants.size}), 0) else 0 end`.mapWith(Number)

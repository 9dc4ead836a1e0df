import { sql } from 'drizzle-orm'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import { stockReservations } from '../../stock/server/stock.table.ts'

/**
 * How many of a product an account may put into its cart in a size, in a query that joins products to their sizes: what
 * is in stock, and what is reserved for an unpaid order of the same account; nothing of a product that was removed or
 * of a size that it no longer has. The one place for this.
 */
export const availableProducts = (accountId: string) =>
  sql<number>`case when ${products.deletedAt} is null then coalesce(${productVariants.stock} + (
    select coalesce(sum(${stockReservations.quantity}), 0) from ${stockReservations}
    where ${stockReservations.accountId} = ${accountId}
      and ${stockReservations.productId} = ${productVariants.productId}
      and ${stockReservations.size} = ${productVariants.size}), 0) else 0 end`.mapWith(Number)

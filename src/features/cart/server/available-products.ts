import { sql } from 'drizzle-orm'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import { stockReservations } from '../../stock/server/stock.table.ts'

/**
 * How many of a product in a size an account may put into its cart, for a query that joins products to their sizes: the
 * stock, and what is reserved for an unpaid order of the same account; 0 for a product that was removed or a size that
 * it no longer has. This is the only place with this rule.
 */
export const availableProducts = (accountId: string) =>
  sql<number>`case when ${products.deletedAt} is null then coalesce(${productVariants.stock} + (
    select coalesce(sum(${stockReservations.quantity}), 0) from ${stockReservations}
    where ${stockReservations.accountId} = ${accountId}
      and ${stockReservations.productId} = ${productVariants.productId}
      and ${stockReservations.size} = ${productVariants.size}), 0) else 0 end`.mapWith(Number)

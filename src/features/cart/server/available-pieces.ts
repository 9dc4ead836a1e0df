import { sql } from 'drizzle-orm'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'

/**
 * How many of a piece a customer may take in a size, in a query that joins pieces to their sizes: what is in stock,
 * and nothing of a piece that was taken off or of a size that it no longer has. The one place for this.
 */
export const availablePieces = sql<number>`
  case when ${products.deletedAt} is null then coalesce(${productVariants.stock}, 0) else 0 end`.mapWith(
  Number,
)

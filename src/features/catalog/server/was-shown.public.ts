import { sql } from 'drizzle-orm'
import { products } from './catalog.table.ts'

/** Whether the shop has ever shown a product: a price is in the history only if somebody could buy at it. */
export const wasShown = sql<boolean>`exists (select from price_history h where h.product_id = ${products.id})`

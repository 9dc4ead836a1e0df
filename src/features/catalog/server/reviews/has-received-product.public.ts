import { type SQL, sql } from 'drizzle-orm'
import { productReviews } from './product-reviews.table.ts'
import { receivedProducts } from './received-products.table.ts'

/**
 * Whether a delivered order of the author contained the product. Only then does the review say
 * « Achat vérifié » (§4; L121-4 27°).
 */
export const hasReceivedProduct: SQL<boolean> = sql<boolean>`exists (
  select from ${receivedProducts}
  where ${receivedProducts.accountId} = ${productReviews.accountId} and ${receivedProducts.productId} = ${productReviews.productId})`

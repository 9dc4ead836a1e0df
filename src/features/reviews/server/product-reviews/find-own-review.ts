import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'

/** What a customer wrote about a product, whatever the status of the review is. */
export const findOwnReview = async (
  db: Db,
  { productId, accountId }: { productId: string; accountId: string },
) => {
  if (!isProductId(productId)) return undefined
  const [row] = await db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), eq(productReviews.accountId, accountId)))
  return row
}

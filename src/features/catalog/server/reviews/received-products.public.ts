import { and, eq, inArray } from 'drizzle-orm'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productTag } from '../catalog.tags.public.ts'
import { productReviews } from './product-reviews.table.ts'
import { receivedProducts } from './received-products.table.ts'

interface Received {
  readonly accountId: string
  readonly productIds: readonly string[]
}

interface Receipt extends Received {
  readonly receivedAt: Date
}

/**
 * Records that a customer has received products. From then on the customer's reviews of them
 * are marked as verified purchases.
 */
export const recordReceivedProducts = async (
  { db, announce }: Write,
  { accountId, productIds, receivedAt }: Receipt,
) => {
  const products = [...new Set(productIds)]
  if (products.length === 0) return
  await db
    .insert(receivedProducts)
    .values(products.map((productId) => ({ accountId, productId, receivedAt })))
    .onConflictDoNothing()
  announce(...products.map(productTag))
}

/** Removes the receipt of products, because the delivery was noted by mistake. */
export const removeReceivedProducts = async (
  { db, announce }: Write,
  { accountId, productIds }: Received,
) => {
  if (productIds.length === 0) return
  await db
    .delete(receivedProducts)
    .where(
      and(eq(receivedProducts.accountId, accountId), inArray(receivedProducts.productId, [...productIds])),
    )
  announce(...productIds.map(productTag))
}

/** Whether a customer has published a review of one of these products. */
export const hasReviewedAny = async (db: Db, { accountId, productIds }: Received) => {
  if (productIds.length === 0) return false
  const [review] = await db
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(
      and(
        eq(productReviews.accountId, accountId),
        inArray(productReviews.productId, [...productIds]),
        eq(productReviews.status, 'published'),
      ),
    )
    .limit(1)
  return review !== undefined
}

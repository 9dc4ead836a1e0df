import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { lockAccount } from '../../../accounts/server/accounts.public.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productReviews, refusedReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import type { NewReview } from '../../product-reviews.contract.ts'
import { productReviewsErrors } from '../../product-reviews.errors.ts'
import { reviewedProductTags } from './reviewed-product-tags.ts'

/**
 * The caller's review of a product. The account and the product are locked before it, in the same order as
 * when an order is placed or a review is decided. The review is read only then, so that an earlier
 * decision of the house is known.
 */
const lockedReview = async (ctx: Context, db: Db, productId: string) => {
  const accountId = await lockAccount(ctx, db)
  if (!isProductId(productId)) throw productReviewsErrors.reviewNotFound()
  await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
  const [review] = await db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), eq(productReviews.accountId, accountId)))
    .for('update')
  if (!review) throw productReviewsErrors.reviewNotFound()
  return { ...review, accountId }
}

/** Changes the caller's review. A review that the house had refused waits for the house again. */
export const changeOwnReview = (
  ctx: Context,
  { productId, rating, comment }: NewReview & { readonly productId: string },
) =>
  ctx.write(async ({ db, announce }) => {
    const { id, status } = await lockedReview(ctx, db, productId)
    const reopened = status === 'rejected' ? { status: 'pending' as const, refusalReason: null } : {}
    const updatedAt = dateOf(ctx.clock.now())
    await db
      .update(productReviews)
      .set({ rating, comment, updatedAt, language: ctx.lng, ...reopened })
      .where(eq(productReviews.id, id))
    announce(...reviewedProductTags(productId))
    return { waits: status !== 'published' }
  })

/** Deletes the caller's review. If the house had refused it, this is recorded. */
export const deleteOwnReview = (ctx: Context, productId: string) =>
  ctx.write(async ({ db, announce }) => {
    const { id, accountId, status, decidedAt } = await lockedReview(ctx, db, productId)
    if (status !== 'published') {
      const refusedAt = decidedAt ?? dateOf(ctx.clock.now())
      await db.insert(refusedReviews).values({ productId, accountId, refusedAt }).onConflictDoNothing()
    }
    await db.delete(productReviews).where(eq(productReviews.id, id))
    announce(...reviewedProductTags(productId))
  })

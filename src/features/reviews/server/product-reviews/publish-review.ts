import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { lockAccount } from '../../../accounts/server/accounts.public.ts'
import { catalogErrors } from '../../../catalog/catalog.errors.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { isPresented, products } from '../../../catalog/server/catalog.table.ts'
import { productReviews, refusedReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import type { NewReview } from '../../product-reviews.contract.ts'
import { productReviewsErrors } from '../../product-reviews.errors.ts'
import { reviewedProductTags } from './reviewed-product-tags.ts'

interface ReviewOfProduct extends NewReview {
  readonly productId: string
}

/**
 * Publishes the caller's review of a product at once. It waits for the house when its author deleted an earlier review
 * that the house had refused. A second review of the same product is refused (§4).
 */
export const publishReview = (ctx: Context, { productId, rating, comment }: ReviewOfProduct) =>
  ctx.write(async ({ db, announce }) => {
    // The account is locked before the product, as when an order is placed, so that no deadlock is possible.
    const accountId = await lockAccount(ctx, db)
    if (!(isProductId(productId) && (await lockPresented(db, productId))))
      throw catalogErrors.productNotFound()
    const createdAt = dateOf(ctx.clock.now())
    const waits = await wasRefused(db, { productId, accountId })
    const published = await db
      .insert(productReviews)
      .values({
        ...{ productId, accountId, rating, comment, createdAt },
        language: ctx.lng,
        status: waits ? 'pending' : 'published',
      })
      .onConflictDoNothing()
      .returning({ id: productReviews.id })
    if (published.length === 0) throw productReviewsErrors.alreadyReviewed()
    announce(...reviewedProductTags(productId))
    return { waits }
  })

const wasRefused = async (db: Db, { productId, accountId }: { productId: string; accountId: string }) => {
  const refused = and(eq(refusedReviews.productId, productId), eq(refusedReviews.accountId, accountId))
  return (await db.$count(refusedReviews, refused)) > 0
}

/** Whether the shop shows the product, which is locked, because the review changes the stars in its row. */
const lockPresented = async (db: Db, productId: string) => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isPresented))
    .for('no key update')
  return rows.length > 0
}

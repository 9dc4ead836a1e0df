import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { heldAccount } from '../../../accounts/server/accounts.public.ts'
import { catalogErrors } from '../../catalog.errors.ts'
import { isProductId } from '../../catalog.rules.ts'
import type { NewReview } from '../../product-reviews.contract.ts'
import { products } from '../catalog.table.ts'
import { productReviews, refusedReviews } from './product-reviews.table.ts'
import { reviewedProductTags } from './reviewed-product.public.ts'

/**
 * The caller's review of a product, locked after the account and the product, in the order in which whoever orders or
 * decides takes them. It is read only then: a decision of the house that came first is known.
 */
const lockedReview = async (ctx: Context, db: Db, productId: string) => {
  const accountId = await heldAccount(ctx, db)
  if (!isProductId(productId)) throw catalogErrors.reviewNotFound()
  await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
  const [review] = await db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), eq(productReviews.accountId, accountId)))
    .for('update')
  if (!review) throw catalogErrors.reviewNotFound()
  return { ...review, accountId }
}

/** Changes the caller's review; what the house had refused waits for it anew. */
export const changeOwnReview = (
  ctx: Context,
  { productId, rating, comment }: NewReview & { readonly productId: string },
) =>
  ctx.write(async ({ db, announce }) => {
    const { id, status } = await lockedReview(ctx, db, productId)
    const standing = status === 'rejected' ? { status: 'pending' as const, refusalReason: null } : {}
    const updatedAt = new Date(ctx.clock.now().epochMilliseconds)
    await db
      .update(productReviews)
      .set({ rating, comment, updatedAt, language: ctx.lng, ...standing })
      .where(eq(productReviews.id, id))
    announce(...reviewedProductTags(productId))
    return { waits: status !== 'published' }
  })

/** Takes the caller's review away; that the house had refused it is remembered. */
export const deleteOwnReview = (ctx: Context, productId: string) =>
  ctx.write(async ({ db, announce }) => {
    const { id, accountId, status, decidedAt } = await lockedReview(ctx, db, productId)
    if (status !== 'published') {
      const refusedAt = decidedAt ?? new Date(ctx.clock.now().epochMilliseconds)
      await db.insert(refusedReviews).values({ productId, accountId, refusedAt }).onConflictDoNothing()
    }
    await db.delete(productReviews).where(eq(productReviews.id, id))
    announce(...reviewedProductTags(productId))
  })

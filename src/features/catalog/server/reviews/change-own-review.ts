import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { heldAccount } from '../../../accounts/server/accounts.public.ts'
import { catalogErrors } from '../../catalog.errors.ts'
import type { NewReview } from '../../product-reviews.contract.ts'
import { products } from '../catalog.table.ts'
import { findOwnReview } from './product-reviews.repository.ts'
import { productReviews } from './product-reviews.table.ts'
import { reviewedProductTags } from './reviewed-product.public.ts'

/** The caller's review of a product with the row whose stars it moves: both are held, in the order in which whoever orders takes them. */
const heldReview = async (ctx: Context, db: Parameters<typeof findOwnReview>[0], productId: string) => {
  const accountId = await heldAccount(ctx, db)
  const review = await findOwnReview(db, { productId, accountId })
  if (!review) throw catalogErrors.reviewNotFound()
  await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
  return review
}

/** Changes the caller's review; what the house had refused waits for it anew. */
export const changeOwnReview = (
  ctx: Context,
  { productId, rating, comment }: NewReview & { readonly productId: string },
) =>
  ctx.write(async ({ db, announce }) => {
    const { id, status } = await heldReview(ctx, db, productId)
    const standing = status === 'rejected' ? { status: 'pending' as const, refusalReason: null } : {}
    const updatedAt = new Date(ctx.clock.now().epochMilliseconds)
    await db
      .update(productReviews)
      .set({ rating, comment, updatedAt, ...standing })
      .where(eq(productReviews.id, id))
    announce(...reviewedProductTags(productId))
    return { waits: status !== 'published' }
  })

/** Takes the caller's review away. */
export const deleteOwnReview = (ctx: Context, productId: string) =>
  ctx.write(async ({ db, announce }) => {
    const { id } = await heldReview(ctx, db, productId)
    await db.delete(productReviews).where(eq(productReviews.id, id))
    announce(...reviewedProductTags(productId))
  })

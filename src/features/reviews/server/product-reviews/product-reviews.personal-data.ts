import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag } from '../../../catalog/server/catalog.tags.public.ts'
import { productReviews, refusedReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'

/** What the customer wrote about products. It stays published without a name when the account is closed (§2). */
export const writtenReviews: PersonalData = {
  section: 'productReviews',
  tables: ['product_reviews'],
  stays: { reason: 'without-name' },
  collect: (db, { id }) =>
    db
      .select({
        id: productReviews.id,
        productId: productReviews.productId,
        piece: products.nameFr,
        rating: productReviews.rating,
        comment: productReviews.comment,
        language: productReviews.language,
        createdAt: productReviews.createdAt,
        updatedAt: productReviews.updatedAt,
        status: productReviews.status,
        refusalReason: productReviews.refusalReason,
        reply: productReviews.reply,
      })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .where(eq(productReviews.accountId, id))
      .orderBy(asc(productReviews.createdAt), asc(productReviews.id)),
  renamed: async ({ db, announce }, { id }) => {
    const reviewed = await db
      .select({ productId: productReviews.productId })
      .from(productReviews)
      .where(eq(productReviews.accountId, id))
    if (reviewed.length > 0) announce(...reviewed.map(({ productId }) => productTag(productId)), productsTag)
  },
}

/**
 * The products for which the house refused a review that the customer deleted later. The
 * record is deleted with the account.
 */
export const deletedRefusedReviews: PersonalData = {
  section: 'refusedReviews',
  tables: ['refused_reviews'],
  collect: (db, { id }) =>
    db
      .select({ productId: refusedReviews.productId, refusedAt: refusedReviews.refusedAt })
      .from(refusedReviews)
      .where(eq(refusedReviews.accountId, id))
      .orderBy(asc(refusedReviews.refusedAt), asc(refusedReviews.productId)),
}

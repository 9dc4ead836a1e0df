import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { products } from '../catalog.table.ts'
import { productsTag, productTag } from '../catalog.tags.ts'
import { productReviews } from './product-reviews.table.ts'

/** What she wrote about pieces. It stays published when she goes, and then bears no name (§2). */
export const writtenReviews: PersonalData = {
  section: 'productReviews',
  tables: ['product_reviews'],
  collect: (db, { id }) =>
    db
      .select({
        id: productReviews.id,
        productId: productReviews.productId,
        piece: products.nameFr,
        rating: productReviews.rating,
        comment: productReviews.comment,
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

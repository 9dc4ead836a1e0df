import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import type { Product } from '../../product.schema.ts'
import { reviewsShown } from '../../product-reviews.limits.ts'
import { hasReceivedPiece } from './has-received-piece.ts'
import { productReviews } from './product-reviews.table.ts'

/** The newest reviews of a piece, as the API answers them; one whose author has left bears no name (§2). */
export const findReviews = async (db: Db, productId: string): Promise<Product['ratings']> => {
  const rows = await db
    .select({
      id: productReviews.id,
      rating: productReviews.rating,
      comment: productReviews.comment,
      createdAt: productReviews.createdAt,
      verified: hasReceivedPiece,
      author: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(productReviews)
    .leftJoin(accounts, eq(accounts.id, productReviews.accountId))
    .where(eq(productReviews.productId, productId))
    .orderBy(desc(productReviews.createdAt), asc(productReviews.id))
    .limit(reviewsShown)
  return rows.map(({ id, rating, comment, createdAt, verified, author }) => ({
    _id: id,
    rating,
    comment,
    date: createdAt.toISOString(),
    verified,
    ...(author && { user: author }),
  }))
}

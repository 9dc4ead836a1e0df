import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import type { Product } from '../../product.schema.ts'
import { reviewsShown } from '../../reviews/product-reviews.limits.ts'
import { hasReceivedProduct } from './has-received-product.public.ts'
import { productReviews } from './product-reviews.table.ts'

interface Replied {
  readonly reply: string | null
  readonly repliedAt: Date | null
}

const replyOf = ({ reply, repliedAt }: Replied) =>
  reply !== null && repliedAt ? { text: reply, date: repliedAt.toISOString() } : null

/**
 * The newest reviews of a product, as the API answers them. A review has no name when its
 * author has closed the account (§2).
 */
export const findReviews = async (db: Db, productId: string): Promise<Product['ratings']> => {
  const rows = await db
    .select({
      id: productReviews.id,
      rating: productReviews.rating,
      comment: productReviews.comment,
      language: productReviews.language,
      createdAt: productReviews.createdAt,
      updatedAt: productReviews.updatedAt,
      reply: productReviews.reply,
      repliedAt: productReviews.repliedAt,
      verified: hasReceivedProduct,
      author: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(productReviews)
    .leftJoin(accounts, eq(accounts.id, productReviews.accountId))
    .where(and(eq(productReviews.productId, productId), eq(productReviews.status, 'published')))
    .orderBy(desc(productReviews.createdAt), asc(productReviews.id))
    .limit(reviewsShown)
  return rows.map(({ id, rating, comment, language, createdAt, verified, author, ...row }) => ({
    _id: id,
    rating,
    comment,
    language,
    date: createdAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    reply: replyOf(row),
    verified,
    ...(author && { user: author }),
  }))
}

import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { isProductId } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'
import { reviewsShown } from '../../product-reviews.limits.ts'
import { hasReceivedPiece } from './has-received-piece.public.ts'
import { productReviews } from './product-reviews.table.ts'

interface Replied {
  readonly reply: string | null
  readonly repliedAt: Date | null
}

const replyOf = ({ reply, repliedAt }: Replied) =>
  reply !== null && repliedAt ? { text: reply, date: repliedAt.toISOString() } : null

/** The newest reviews of a piece, as the API answers them; one whose author has left bears no name (§2). */
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
      verified: hasReceivedPiece,
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

/** What somebody wrote about a product, wherever it stands. */
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

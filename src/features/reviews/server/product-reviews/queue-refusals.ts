import { inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { pathTo } from '../../../../sitemap.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import type { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import { queueReviewLetter } from '../mails/queue-review-letter.tsx'

type ReviewRow = typeof productReviews.$inferSelect

/** A review that has just been refused, and whether readers had seen it. */
export interface Refused {
  readonly review: ReviewRow
  readonly wasPublished: boolean
}

type Author = typeof accounts.$inferSelect

const findAuthors = async (db: Db, refused: readonly Refused[]) => {
  const ids = refused.flatMap(({ review }) => review.accountId ?? [])
  const rows: Author[] = await db.select().from(accounts).where(inArray(accounts.id, ids))
  return new Map(rows.map((author) => [author.id, author]))
}

const findNames = async (db: Db, refused: readonly Refused[]) => {
  const ids = refused.map(({ review }) => review.productId)
  const rows = await db
    .select({ id: products.id, nameFr: products.nameFr, nameEn: products.nameEn })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map((product) => [product.id, product]))
}

/** The cause of the letter about a refusal. */
export const refusalCause = ({ id }: Pick<ReviewRow, 'id'>, decidedAt: Date) =>
  `product-review:rejected:${id}:${decidedAt.getTime()}`

/** Tells the authors why their reviews are not published. An author whose account is closed has no address. */
export const queueRefusals = async (ctx: Pick<Context, 'publicUrl'>, db: Db, refused: readonly Refused[]) => {
  if (refused.length === 0) return
  const authors = await findAuthors(db, refused)
  const names = await findNames(db, refused)
  for (const { review, wasPublished } of refused) {
    const { accountId, productId, comment, decidedAt, refusalReason: reason } = review
    const author = authors.get(accountId ?? '')
    if (!author || !reason || !decidedAt) continue
    const { language, email: to, firstName: name } = author
    const product = names.get(productId)
    await queueReviewLetter(ctx, db, {
      kind: wasPublished ? 'productTakenDown' : 'productRejected',
      causeKey: refusalCause(review, decidedAt),
      heldSeconds: undoSeconds,
      accountId: author.id,
      ...{ to, language, name, reason },
      product: (language === 'en' && product?.nameEn) || (product?.nameFr ?? ''),
      quote: comment,
      path: pathTo('product', { id: productId }),
    })
  }
}

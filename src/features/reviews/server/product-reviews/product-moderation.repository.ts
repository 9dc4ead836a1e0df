import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { containsWords } from '../../../../platform/db/contains-words.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import { highestFirst, lowestFirst, type PageInput, pageOf } from '../../../../platform/db/pages/page-of.ts'
import { together } from '../../../../platform/db/together.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import type { Range } from '../../../../shared/ranges/ranges.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../../accounts/server/people.public.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { hasReceivedProduct } from '../../../catalog/server/reviews/has-received-product.public.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import type { ModeratedReview, OpenedReview } from '../../product-moderation.contract.ts'
import type { ProductReviewKind } from '../../product-review-kinds.ts'
import { findHistory } from '../find-history.ts'
import { findReports, openReportsOf } from '../reports/reports.repository.ts'

const openReports = openReportsOf('product', sql`${productReviews.id}`)

const read = (db: Db) =>
  db
    .select({
      review: productReviews,
      product: { nameFr: products.nameFr, nameEn: products.nameEn },
      author: nameOfPerson,
      verified: hasReceivedProduct,
      reports: openReports,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .leftJoin(accounts, eq(accounts.id, productReviews.accountId))

type Read = Awaited<ReturnType<typeof read>>[number]

const onTheWire = ({ review, product, author, verified, reports }: Read, lng: Language): ModeratedReview => ({
  _id: review.id,
  product: { _id: review.productId, name: (lng === 'en' && product.nameEn) || product.nameFr },
  author,
  rating: review.rating,
  comment: review.comment,
  language: review.language,
  createdAt: review.createdAt.toISOString(),
  updatedAt: review.updatedAt?.toISOString() ?? null,
  verified,
  status: review.status,
  refusalReason: review.refusalReason,
  reply:
    review.reply !== null && review.repliedAt
      ? { text: review.reply, date: review.repliedAt.toISOString() }
      : null,
  reports,
})

const isReported = sql`${openReports} > 0`

const isOfKind: Readonly<Record<ProductReviewKind, SQL>> = {
  reported: isReported,
  pending: eq(productReviews.status, 'pending'),
  published: eq(productReviews.status, 'published'),
  rejected: eq(productReviews.status, 'rejected'),
}

const said = [productReviews.comment, products.nameFr, products.nameEn, accounts.firstName, accounts.lastName]

interface FindProductReviewsInput extends PageInput {
  readonly kind?: ProductReviewKind | undefined
  readonly received?: Range<CivilDate> | undefined
  readonly search?: string | undefined
  readonly lng: Language
}

/** One page of the reviews of products, the newest first, and how many there are of each kind. */
export const findProductReviews = async (
  db: Db,
  { kind, search, received, lng, ...input }: FindProductReviewsInput,
) => {
  const one = pageOf({
    ...input,
    order: [highestFirst(productReviews.createdAt), lowestFirst(productReviews.id)],
    rows: productReviews,
    id: productReviews.id,
  })
  const isFound = and(
    onDays(productReviews.createdAt, received),
    search === undefined ? undefined : containsWords(said, search),
  )
  const numberOf = (each: ProductReviewKind) => sql<number>`(count(*) filter (where ${isOfKind[each]}))::int`
  const [rows, [counted]] = await together(
    read(db)
      .where(and(kind && isOfKind[kind], isFound, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
    db
      .select({
        all: count(),
        reported: numberOf('reported'),
        pending: numberOf('pending'),
        published: numberOf('published'),
        rejected: numberOf('rejected'),
      })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .leftJoin(accounts, eq(accounts.id, productReviews.accountId))
      .where(isFound),
  )
  const { all, ...counts } = counted ?? { all: 0, reported: 0, pending: 0, published: 0, rejected: 0 }
  return {
    reviews: one.shown(rows).map((row) => onTheWire(row, lng)),
    counts,
    count: kind ? counts[kind] : all,
  }
}

const actions = new Map<string, OpenedReview['history'][number]['action']>([
  ['product_review.published', 'published'],
  ['product_review.rejected', 'rejected'],
  ['product_review.kept', 'kept'],
  ['product_review.replied', 'replied'],
  ['product_review.reply_removed', 'reply_removed'],
])

/** One review with its reports and its history; undefined when the id is unknown or not an id at all. */
export const findProductReview = async (
  db: Db,
  { id, lng }: { id: string; lng: Language },
): Promise<OpenedReview | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await read(db).where(eq(productReviews.id, id))
  if (!row) return undefined
  return {
    ...onTheWire(row, lng),
    reported: [...(await findReports(db, { kind: 'product', id }))],
    history: await findHistory(db, { kind: 'product_review', id, actions }),
  }
}

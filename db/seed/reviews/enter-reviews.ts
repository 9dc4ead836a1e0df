import { randomBytes } from 'node:crypto'
import { accounts } from '../../../src/features/accounts/server/accounts.table.ts'
import { productReviews } from '../../../src/features/catalog/server/reviews/product-reviews.table.ts'
import { reviewReports } from '../../../src/features/reviews/server/reports/review-reports.table.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { hashPassword } from '../../../src/platform/passwords/hash-password.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { daysBefore, demoHistory } from '../demo-history.ts'
import type { DemoProduct } from '../products/demo-data.ts'
import { demoId } from '../products/demo-product.ts'
import { readDemoReviews } from './demo-reviews.ts'

interface Entering {
  readonly products: readonly DemoProduct[]
  readonly now: Temporal.Instant
}

const daysToReply = 2

/** The hash of a password that nobody knows, so that nobody can sign in as these customers. */
const unknownPassword = () => hashPassword(randomBytes(32).toString('base64'))

const customerId = (name: string) => demoId(`customer ${name}`)

/** Enters the demo's customers and their reviews of these products, with dates that count back from now. */
export const enterReviews = async (db: Db, { products, now }: Entering) => {
  const { customers, reviews } = readDemoReviews()
  const passwordHash = await unknownPassword()
  const history = demoHistory()
  await db.insert(accounts).values(
    Object.entries(customers).map(([name, customer]) => {
      const createdAt = dateOf(daysBefore(now, history.customer(name)))
      return {
        ...customer,
        id: customerId(name),
        email: `${name}@clientes.example`,
        emailConfirmedAt: createdAt,
        passwordHash,
        createdAt,
      }
    }),
  )
  const written = products.flatMap((product) =>
    (reviews[product.sku] ?? []).map((review) => ({
      piece: product,
      review,
      id: demoId(`review ${product.id} ${review.by}`),
    })),
  )
  const momentOf = (daysAgo: number) => dateOf(daysBefore(now, daysAgo))
  await db.insert(productReviews).values(
    written.map(
      ({ piece: product, id, review: { by, rating, daysAgo, comment, lng, reply, editedDaysAgo } }) => {
        const typeset = lng === 'en' ? (text: string) => text : frenchTypography
        return {
          ...{ id, rating },
          language: lng ?? ('fr' as const),
          productId: demoId(product.id),
          accountId: customerId(by),
          comment: typeset(comment),
          createdAt: momentOf(daysAgo),
          updatedAt: editedDaysAgo === undefined ? null : momentOf(editedDaysAgo),
          ...(reply && { reply: typeset(reply), repliedAt: momentOf(daysAgo - daysToReply) }),
        }
      },
    ),
  )
  await db.insert(reviewReports).values(
    written.flatMap(({ id: reviewId, review: { report } }) => {
      if (!report) return []
      const { reason, details, daysAgo } = report
      const told = { reason, details: frenchTypography(details), reportedAt: momentOf(daysAgo) }
      return [{ ...told, kind: 'product' as const, reviewId, reportedFrom: `a reader of ${reviewId}` }]
    }),
  )
}

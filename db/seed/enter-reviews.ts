import { randomBytes } from 'node:crypto'
import { accounts } from '../../src/features/accounts/server/accounts.table.ts'
import { hashPassword } from '../../src/features/accounts/server/passwords/hash-password.ts'
import { productReviews } from '../../src/features/catalog/server/reviews/product-reviews.table.ts'
import { reviewReports } from '../../src/features/reviews/server/reports/review-reports.table.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { frenchTypography } from '../../src/shared/typography.ts'
import type { DemoPiece } from './demo-data.ts'
import { daysBefore, demoHistory } from './demo-history.ts'
import { demoId } from './demo-product.ts'
import { readDemoReviews } from './demo-reviews.ts'

interface Entering {
  readonly pieces: readonly DemoPiece[]
  readonly now: Temporal.Instant
}

const daysToReply = 2

/** Of a password that nobody knows: nobody signs in as these customers. */
const unknownPassword = () => hashPassword(randomBytes(32).toString('base64'))

const customerId = (name: string) => demoId(`customer ${name}`)

/** Enters the demo's customers and their reviews of these pieces, with dates that count back from now. */
export const enterReviews = async (db: Db, { pieces, now }: Entering) => {
  const { customers, reviews } = readDemoReviews()
  const passwordHash = await unknownPassword()
  const history = demoHistory()
  await db.insert(accounts).values(
    Object.entries(customers).map(([name, customer]) => {
      const createdAt = new Date(daysBefore(now, history.customer(name)).epochMilliseconds)
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
  const written = pieces.flatMap((piece) =>
    (reviews[piece.sku] ?? []).map((review) => ({
      piece,
      review,
      id: demoId(`review ${piece.id} ${review.by}`),
    })),
  )
  const dateOf = (daysAgo: number) => new Date(daysBefore(now, daysAgo).epochMilliseconds)
  await db.insert(productReviews).values(
    written.map(({ piece, id, review: { by, rating, daysAgo, comment, lng, reply, editedDaysAgo } }) => {
      const typeset = lng === 'en' ? (text: string) => text : frenchTypography
      return {
        ...{ id, rating },
        language: lng ?? ('fr' as const),
        productId: demoId(piece.id),
        accountId: customerId(by),
        comment: typeset(comment),
        createdAt: dateOf(daysAgo),
        updatedAt: editedDaysAgo === undefined ? null : dateOf(editedDaysAgo),
        ...(reply && { reply: typeset(reply), repliedAt: dateOf(daysAgo - daysToReply) }),
      }
    }),
  )
  await db.insert(reviewReports).values(
    written.flatMap(({ id: reviewId, review: { report } }) => {
      if (!report) return []
      const { reason, details, daysAgo } = report
      const told = { reason, details: frenchTypography(details), reportedAt: dateOf(daysAgo) }
      return [{ ...told, kind: 'product' as const, reviewId, reportedFrom: `a reader of ${reviewId}` }]
    }),
  )
}

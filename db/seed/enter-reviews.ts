import { randomBytes } from 'node:crypto'
import { accounts } from '../../src/features/accounts/server/accounts.table.ts'
import { hashPassword } from '../../src/features/accounts/server/passwords/hash-password.ts'
import { productReviews } from '../../src/features/catalog/server/reviews/product-reviews.table.ts'
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
  await db.insert(productReviews).values(
    pieces.flatMap((piece) =>
      (reviews[piece.sku] ?? []).map(({ by, rating, daysAgo, comment, lng }) => ({
        productId: demoId(piece.id),
        accountId: customerId(by),
        rating,
        comment: lng === 'en' ? comment : frenchTypography(comment),
        createdAt: new Date(daysBefore(now, daysAgo).epochMilliseconds),
      })),
    ),
  )
}

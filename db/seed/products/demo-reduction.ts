import { eq } from 'drizzle-orm'
import { products } from '../../../src/features/catalog/server/catalog.table.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { centsOfEuros } from '../../../src/shared/money.ts'
import { demoId } from './demo-product.ts'

/** One product of the demo is reduced: the list of products has its current price, and this is its price before. */
const reduction = { piece: 'demo-036', fromEuros: 1350, daysAgo: 6 } as const

/** The price of a product when it was entered, if it differs from the current one. */
export const earlierPriceCents = (product: string) =>
  product === reduction.piece ? centsOfEuros(reduction.fromEuros) : undefined

interface Reducing {
  readonly now: Temporal.Instant
  /** What the product costs now, in cents. */
  readonly priceCents: number
}

/** Lowers the price of the reduced product, dated some days ago. The database writes its history, as for any change. */
export const reduceProduct = (db: Db, { now, priceCents }: Reducing) => {
  const updatedAt = dateOf(now.subtract({ hours: 24 * reduction.daysAgo }))
  return db
    .update(products)
    .set({ priceCents, updatedAt })
    .where(eq(products.id, demoId(reduction.piece)))
}

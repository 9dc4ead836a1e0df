import { eq } from 'drizzle-orm'
import { products } from '../../../src/features/catalog/server/catalog.table.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { centsOfEuros } from '../../../src/shared/money.ts'
import { demoId } from './demo-product.ts'

/** One product of the demo costs less than it did: its price is that of the list, and this one was before. */
const reduction = { piece: 'demo-036', fromEuros: 1350, daysAgo: 6 } as const

/** What a product cost when it was entered, if that was another price than now. */
export const earlierPriceCents = (product: string) =>
  product === reduction.piece ? centsOfEuros(reduction.fromEuros) : undefined

interface Reducing {
  readonly now: Temporal.Instant
  /** What the product costs now, in cents. */
  readonly priceCents: number
}

/** Lowers the price of the reduced product some days ago; the database writes its history, as for any change. */
export const reduceProduct = (db: Db, { now, priceCents }: Reducing) => {
  const updatedAt = dateOf(now.subtract({ hours: 24 * reduction.daysAgo }))
  return db
    .update(products)
    .set({ priceCents, updatedAt })
    .where(eq(products.id, demoId(reduction.piece)))
}

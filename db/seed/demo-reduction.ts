import { eq } from 'drizzle-orm'
import { products } from '../../src/features/catalog/server/catalog.table.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { centsOfEuros } from '../../src/shared/money.ts'
import { demoId } from './demo-product.ts'

/** One piece of the demo costs less than it did: its price is that of the list, and this one was before. */
const reduction = { piece: 'demo-036', fromEuros: 1350, daysAgo: 6 } as const

/** What a piece cost when it was entered, if that was another price than now. */
export const earlierPriceCents = (piece: string) =>
  piece === reduction.piece ? centsOfEuros(reduction.fromEuros) : undefined

interface Reducing {
  readonly now: Temporal.Instant
  /** What the piece costs now, in cents. */
  readonly priceCents: number
}

/** Lowers the price of the reduced piece some days ago; the database writes its history, as for any change. */
export const reducePiece = (db: Db, { now, priceCents }: Reducing) => {
  const updatedAt = new Date(now.subtract({ hours: 24 * reduction.daysAgo }).epochMilliseconds)
  return db
    .update(products)
    .set({ priceCents, updatedAt })
    .where(eq(products.id, demoId(reduction.piece)))
}

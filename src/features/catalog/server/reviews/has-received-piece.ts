import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a delivered order of the author holds the piece: only then a review may say « Achat vérifié »
 * (product.md §4; L121-4 27°). There are no orders yet, so nobody has received anything; orders are asked here.
 */
export const hasReceivedPiece: SQL<boolean> = sql<boolean>`false`

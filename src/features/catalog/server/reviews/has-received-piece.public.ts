import { type SQL, sql } from 'drizzle-orm'
import { receivedPieces } from '../stock/stock.table.ts'
import { productReviews } from './product-reviews.table.ts'

/** Whether a delivered order of the author held the piece: only then a review says « Achat vérifié » (product.md §4; L121-4 27°). */
export const hasReceivedPiece: SQL<boolean> = sql<boolean>`exists (
  select from ${receivedPieces}
  where ${receivedPieces.accountId} = ${productReviews.accountId} and ${receivedPieces.productId} = ${productReviews.productId})`

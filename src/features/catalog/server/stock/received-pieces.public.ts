import type { Write } from '../../../../platform/context/write.ts'
import { productTag } from '../catalog.tags.ts'
import { receivedPieces } from './stock.table.ts'

interface Receipt {
  readonly accountId: string
  readonly productIds: readonly string[]
  readonly receivedAt: Date
}

/** Notes that somebody has received pieces: from now on her reviews of them are those of a buyer. */
export const noteReceivedPieces = async (
  { db, announce }: Write,
  { accountId, productIds, receivedAt }: Receipt,
) => {
  const pieces = [...new Set(productIds)]
  if (pieces.length === 0) return
  await db
    .insert(receivedPieces)
    .values(pieces.map((productId) => ({ accountId, productId, receivedAt })))
    .onConflictDoNothing()
  announce(...pieces.map(productTag))
}

import type { Write } from '../../../../platform/context/write.ts'
import { productTag } from '../catalog.tags.public.ts'
import { receivedProducts } from './received-products.table.ts'

interface Receipt {
  readonly accountId: string
  readonly productIds: readonly string[]
  readonly receivedAt: Date
}

/**
 * Records that a customer has received products. From then on the customer's reviews of them
 * are marked as verified purchases.
 */
export const recordReceivedProducts = async (
  { db, announce }: Write,
  { accountId, productIds, receivedAt }: Receipt,
) => {
  const products = [...new Set(productIds)]
  if (products.length === 0) return
  await db
    .insert(receivedProducts)
    .values(products.map((productId) => ({ accountId, productId, receivedAt })))
    .onConflictDoNothing()
  announce(...products.map(productTag))
}

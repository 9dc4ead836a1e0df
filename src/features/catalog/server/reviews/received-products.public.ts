import type { Write } from '../../../../platform/context/write.ts'
import { productTag } from '../catalog.tags.public.ts'
import { receivedProducts } from './received-products.table.ts'

interface Receipt {
  readonly accountId: string
  readonly productIds: readonly string[]
  readonly receivedAt: Date
}

/** Notes that a customer has received products: from now on the customer's reviews of them are marked as a buyer's. */
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

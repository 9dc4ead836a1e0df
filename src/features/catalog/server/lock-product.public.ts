import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { isProductId } from '../catalog.rules.ts'
import { products } from './catalog.table.ts'

interface WantedProduct {
  readonly id: string
  /** The version that the editor read; absent when any version is accepted. */
  readonly version?: number | undefined
}

/**
 * Locks a product for the rest of the transaction. Code that changes what an editor sees, also a reservation of
 * stock, locks the product first and raises its version. So all writers wait for each other in one order, and
 * an editor who saw an older state gets an error instead of overwriting a sale. A change that is not an edit
 * does not raise the version: a review changes the stars, and a job adds the widths of a picture without
 * locking the product (finish-picture.ts).
 */
export const lockProduct = async (tx: Db, { id, version }: WantedProduct) => {
  if (!isProductId(id)) throw catalogErrors.productNotFound()
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update')
  if (!product) throw catalogErrors.productNotFound()
  if (version !== undefined && version !== product.version) throw catalogErrors.productChanged()
  return product
}

export type LockedProduct = Awaited<ReturnType<typeof lockProduct>>

import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { isProductId } from '../catalog.rules.ts'
import { products } from './catalog.table.ts'

interface WantedProduct {
  readonly id: string
  /** The version that the editor read; absent where any version will do. */
  readonly version?: number | undefined
}

/**
 * Locks a product for the rest of the transaction. Code that writes what its editor sees, a reservation of its stock
 * included, takes it first and raises its version: writers take turns, in one order, and an editor who saw an older
 * state is told instead of overwriting a sale. What is no edit raises nothing: the stars that a review moves, and the
 * widths of a picture, which are finished without taking the product (finish-picture.ts).
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

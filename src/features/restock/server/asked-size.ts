import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'

export interface AskedSize {
  readonly productId: string
  readonly size: string
}

const sizeOf = (db: Db, { productId, size }: AskedSize) =>
  db
    .select({ nameFr: products.nameFr, nameEn: products.nameEn, stock: productVariants.stock })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(productVariants.productId, productId),
        eq(productVariants.size, size),
        isNull(products.deletedAt),
      ),
    )

/** A size with what its product is called; none when it is not shown. */
export const findSize = async (db: Db, asked: AskedSize) => {
  const [found] = await sizeOf(db, asked)
  return found
}

/**
 * The same size, locked: its stock does not rise until the transaction ends. Asking for an alert and raising the stock
 * come one after the other, so that no alert waits for a size that has come back meanwhile.
 */
export const lockAskedSize = async (db: Db, asked: AskedSize) => {
  if (!isProductId(asked.productId)) return undefined
  const [held] = await sizeOf(db, asked).for('share', { of: productVariants })
  return held
}

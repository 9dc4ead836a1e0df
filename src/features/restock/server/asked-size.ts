import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { isPresented, products, productVariants } from '../../catalog/server/catalog.table.ts'

export interface AskedSize {
  readonly productId: string
  readonly size: string
}

const sizeOf = (db: Db, { productId, size }: AskedSize) =>
  db
    .select({ nameFr: products.nameFr, nameEn: products.nameEn, stock: productVariants.stock })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.productId, productId), eq(productVariants.size, size), isPresented))

/** Finds a size with the name of its product; undefined when the product is not shown. */
export const findSize = async (db: Db, asked: AskedSize) => {
  const [found] = await sizeOf(db, asked)
  return found
}

/**
 * Finds and locks a size: its stock cannot rise until the transaction ends. So an alert and a rise of the stock happen
 * one after the other, and no alert waits for a size that came back meanwhile.
 */
export const lockAskedSize = async (db: Db, asked: AskedSize) => {
  if (!isProductId(asked.productId)) return undefined
  const [held] = await sizeOf(db, asked).for('share', { of: productVariants })
  return held
}

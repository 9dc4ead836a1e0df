import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { productVariants } from '../../../catalog/server/catalog.table.ts'
import type { NewVariant } from './new-product.ts'

interface WantedVariants {
  readonly productId: string
  readonly variants: readonly NewVariant[]
}

const sent = {
  stock: sql`excluded.stock`,
  position: sql`excluded.position`,
}

/** Gives a locked product these sizes. A size that stays keeps its row, so that references to the row stay valid. */
export const writeVariants = async (tx: Db, { productId, variants }: WantedVariants) => {
  const sizes = variants.map(({ size }) => size)
  await tx
    .delete(productVariants)
    .where(and(eq(productVariants.productId, productId), notInArray(productVariants.size, sizes)))
  if (variants.length === 0) return
  await tx
    .insert(productVariants)
    .values(variants.map((variant, position) => ({ ...variant, productId, position })))
    .onConflictDoUpdate({
      target: [productVariants.productId, productVariants.size],
      set: sent,
      setWhere: sql`(${productVariants.stock}, ${productVariants.position}) <> (${sent.stock}, ${sent.position})`,
    })
}

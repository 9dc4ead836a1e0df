import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { productAudit } from '../../catalog/products.audit.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { productsTag, productTag } from '../../catalog/server/catalog.tags.public.ts'
import { lockProduct } from '../../catalog/server/lock-product.public.ts'

interface Threshold {
  readonly id: string
  /** With null the house is told when nothing is left. */
  readonly lowStock: number | null
}

/** Sets at how many left of a product the house is told. If the number is the same as before, nothing is written. */
export const setLowStock = (ctx: Context, { id, lowStock }: Threshold) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id })
    if (product.lowStock === lowStock) return
    await db
      .update(products)
      .set({ lowStock, version: product.version + 1 })
      .where(eq(products.id, id))
    await audit(db, ctx, productAudit.updated, {
      id,
      before: { lowStock: product.lowStock },
      after: { lowStock },
    })
    // The answers about the product contain its version, so they must be read again.
    announce(productTag(id), productsTag)
  })

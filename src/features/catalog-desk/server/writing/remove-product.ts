import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { readEditedRows } from './edited-rows.public.ts'

interface ProductRemoval {
  readonly id: string
  readonly version?: number | undefined
}

/** Removes a product from the boutique for good. Its rows stay, because its orders and the law on prices need them. */
export const removeProduct = (ctx: Context, { id, version }: ProductRemoval) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id, version })
    const deletedAt = dateOf(ctx.clock.now())
    await db
      .update(products)
      .set({ deletedAt, updatedAt: deletedAt, version: product.version + 1 })
      .where(eq(products.id, id))
    const before = await readEditedRows(db, product)
    await audit(db, ctx, productAudit.removed, { id, before })
    announce(productTag(id), productsTag, searchTag)
  })

import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { products } from './catalog.table.ts'
import { productsTag, productTag, searchTag } from './catalog.tags.ts'
import { readKeptPiece } from './kept-piece.ts'
import { lockProduct } from './lock-product.ts'

interface ProductRemoval {
  readonly id: string
  readonly version?: number | undefined
}

/** Takes a piece out of the boutique for good. Its rows stay, for what was ordered of it and for the law on prices. */
export const removeProduct = (ctx: Context, { id, version }: ProductRemoval) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id, version })
    const deletedAt = new Date(ctx.clock.now().epochMilliseconds)
    await db
      .update(products)
      .set({ deletedAt, updatedAt: deletedAt, version: product.version + 1 })
      .where(eq(products.id, id))
    const before = await readKeptPiece(db, product)
    await audit(db, ctx, { action: 'product.removed', subject: { kind: 'product', id }, before })
    announce(productTag(id), productsTag, searchTag)
  })

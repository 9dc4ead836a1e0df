import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { products } from './catalog.table.ts'
import { productsTag, productTag } from './catalog.tags.ts'

/** Gives a piece another price; its history is kept by the database (L112-1-1). Answers the new version. */
export const changePrice = (
  ctx: Context,
  { productId, priceCents }: { productId: string; priceCents: number },
) =>
  ctx.write(async ({ db, announce }) => {
    const updatedAt = new Date(ctx.clock.now().epochMilliseconds)
    const [changed] = await db
      .update(products)
      .set({ priceCents, updatedAt, version: sql`${products.version} + 1` })
      .where(and(eq(products.id, productId), isNull(products.deletedAt)))
      .returning({ version: products.version })
    if (!changed) throw catalogErrors.productNotFound()
    announce(productTag(productId), productsTag)
    return changed.version
  })

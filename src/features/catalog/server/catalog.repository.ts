import type { Context } from '../../../platform/context/context.ts'
import { isProductId } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import { productOnTheWire } from './product-on-the-wire.public.ts'
import { readProductRows } from './product-rows.public.ts'
import { findReviews } from './reviews/find-reviews.ts'

/** The products of these ids, in the order of the ids. A product that was removed meanwhile is left out. */
export const findProducts = async (ctx: Context, ids: readonly string[]): Promise<Product[]> => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const rows = await readProductRows(ctx.db, { ids, nowMs })
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productOnTheWire(row, { lng: ctx.lng, nowMs })] : []
  })
}

export const findProduct = async (ctx: Context, id: string): Promise<Product | undefined> => {
  if (!isProductId(id)) return undefined
  const [product] = await findProducts(ctx, [id])
  if (!product || product.ratingCount === 0) return product
  return { ...product, ratings: await findReviews(ctx.db, product._id) }
}

import type { Context } from '../../../platform/context/context.ts'
import { isProductId } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import { productOnTheWire } from './product-on-the-wire.public.ts'
import { type ProductRow, readAnyProductRows, readProductRows } from './product-rows.public.ts'
import { findReviews } from './reviews/find-reviews.ts'

/** The products of these ids, in the order of the ids. A product that the shop no longer shows is left out. */
export const findProducts = (ctx: Context, ids: readonly string[]) => productsBy(ctx, ids, readProductRows)

/** The same of products in any state, for the team. */
export const findAnyProducts = (ctx: Context, ids: readonly string[]) =>
  productsBy(ctx, ids, readAnyProductRows)

type ReadRows = (...read: Parameters<typeof readProductRows>) => Promise<readonly ProductRow[]>

const productsBy = async (ctx: Context, ids: readonly string[], read: ReadRows): Promise<Product[]> => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const rows = await read(ctx.db, { ids, nowMs })
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productOnTheWire(row, { lng: ctx.lng, nowMs })] : []
  })
}

export const findProduct = (ctx: Context, id: string) => productBy(ctx, id, findProducts)

export const findAnyProduct = (ctx: Context, id: string) => productBy(ctx, id, findAnyProducts)

const productBy = async (
  ctx: Context,
  id: string,
  find: typeof findProducts,
): Promise<Product | undefined> => {
  if (!isProductId(id)) return undefined
  const [product] = await find(ctx, [id])
  if (!product || product.ratingCount === 0) return product
  return { ...product, ratings: await findReviews(ctx.db, product._id) }
}

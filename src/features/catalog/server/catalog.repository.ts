import { asc } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { countBits } from '../../../shared/bitmap.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { isProductId } from '../catalog.rules.ts'
import type { EditedProduct } from '../edited-product.schema.ts'
import type { Category, Product } from '../product.schema.ts'
import { categories } from './catalog.table.ts'
import { editedProductOnTheWire } from './edited-product-on-the-wire.ts'
import { catalogIndex } from './listing/catalog-index.ts'
import { productOnTheWire } from './product-on-the-wire.ts'
import { readProductRows } from './product-rows.ts'
import { findReviews } from './reviews/product-reviews.repository.ts'

/** The pieces of these ids, in their order; one that is gone meanwhile is left out. */
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

/** A piece as its editor reads it. */
export const findEditedProduct = async (ctx: Context, id: string): Promise<EditedProduct | undefined> => {
  if (!isProductId(id)) return undefined
  const nowMs = ctx.clock.now().epochMilliseconds
  const [row] = await readProductRows(ctx.db, { ids: [id], nowMs })
  return row && editedProductOnTheWire(row, { lng: ctx.lng, nowMs })
}

export const findCategories = async (ctx: Context): Promise<Category[]> => {
  const { columns } = await ctx.resident(catalogIndex)
  const rows = await ctx.db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ id, nameFr, nameEn }) => {
    const pieces = columns.categories.get(id)
    return {
      _id: id,
      name: localized(ctx.lng, nameFr, nameEn),
      slug: id,
      productCount: pieces ? countBits(pieces) : 0,
    }
  })
}

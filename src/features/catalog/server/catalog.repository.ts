import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isProductId } from '../catalog.rules.ts'
import type { Product } from '../product.schema.ts'
import { categories } from './catalog.table.ts'
import { productOnTheWire } from './product-on-the-wire.public.ts'
import { type ProductRow, readAnyProductRows, readProductRows } from './product-rows.public.ts'
import { findReviews } from './reviews/find-reviews.ts'

/** The products of these ids, in the order of the ids. A product that the shop no longer shows is left out. */
export const findProducts = (ctx: Context, ids: readonly string[]) =>
  productsBy(ctx, ids, { read: readProductRows })

/** The same of products in any state, for the team. */
export const findAnyProducts = (ctx: Context, ids: readonly string[]) =>
  productsBy(ctx, ids, { read: readAnyProductRows })

type ReadRows = (...read: Parameters<typeof readProductRows>) => Promise<readonly ProductRow[]>

interface Reading {
  readonly read: ReadRows
  /** With what only the page of a product shows. */
  readonly isWhole?: boolean
}

const productsBy = async (
  ctx: Context,
  ids: readonly string[],
  { read, isWhole = false }: Reading,
): Promise<Product[]> => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const rows = await read(ctx.db, { ids, nowMs })
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productOnTheWire(row, { lng: ctx.lng, nowMs, isWhole })] : []
  })
}

export const findProduct = (ctx: Context, id: string) => productBy(ctx, id, readProductRows)

/** What a product is to be instead of what it is. */
export type ProductChanges = Partial<ProductRow['product']>

/** A product in any state, for the team; as it would be with these changes, if there are any. */
export const findAnyProduct = (ctx: Context, id: string, changes: ProductChanges = {}) =>
  productBy(ctx, id, async (db, wanted) => {
    const rows = await readAnyProductRows(db, wanted)
    return Promise.all(rows.map((row) => changedRow(db, row, { changes, nowMs: wanted.nowMs })))
  })

const changedRow = async (
  db: Db,
  row: ProductRow,
  { changes, nowMs }: { readonly changes: ProductChanges; readonly nowMs: number },
): Promise<ProductRow> => {
  const { categoryId, priceCents } = changes
  const [category = row.category] = categoryId
    ? await db.select().from(categories).where(eq(categories.id, categoryId))
    : []
  // A price that would apply from now on, so that the page crosses out what the law asks for.
  const prices =
    priceCents === undefined || priceCents === row.product.priceCents
      ? row.prices
      : [...row.prices, { priceCents, fromMs: nowMs }]
  return { ...row, product: { ...row.product, ...changes }, category, prices }
}

const productBy = async (ctx: Context, id: string, read: ReadRows): Promise<Product | undefined> => {
  if (!isProductId(id)) return undefined
  const [product] = await productsBy(ctx, [id], { read, isWhole: true })
  if (!product || product.ratingCount === 0) return product
  return { ...product, ratings: await findReviews(ctx.db, product._id) }
}

import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { isPresented, products, productVariants } from '../../catalog/server/catalog.table.ts'
import type { StockChoice } from '../dashboard.limits.ts'

interface VariantRow {
  readonly size: string
  readonly stock: number
}

const stockLeft = sql<number>`sum(${productVariants.stock})::int`

const sizes = sql<readonly VariantRow[]>`
  json_agg(json_build_object('size', ${productVariants.size}, 'stock', ${productVariants.stock})
    order by ${productVariants.position}, ${productVariants.size})`

/** Limits the products to those that can be low: with a size that is out of stock, or with a threshold. */
const mayBeLow = (db: Db) => {
  const out = db
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(eq(productVariants.stock, 0))
  return and(isPresented, or(inArray(products.id, out), isNotNull(products.lowStock)))
}

const isLow = sql`${stockLeft} <= coalesce(${products.lowStock}, 0)`

interface StockToSeeInput {
  readonly stock: StockChoice
  readonly page: number
  readonly limit: number
  readonly lng: Language
}

const findProducts = async (db: Db, { stock, page, limit, lng }: StockToSeeInput) => {
  const rows = await db
    .select({
      id: products.id,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      sku: products.sku,
      lowStock: products.lowStock,
      stock: stockLeft,
      sizes,
    })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(stock === 'low' ? mayBeLow(db) : isPresented)
    .groupBy(products.id)
    .having(stock === 'low' ? isLow : undefined)
    .orderBy(asc(stockLeft), asc(products.nameFr), asc(products.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(({ id, nameFr, nameEn, sizes: all, ...row }) => ({
    _id: id,
    name: localized(lng, nameFr, nameEn),
    ...row,
    sizes: all.map(({ size, stock: left }) => ({ size: size || null, stock: left })),
  }))
}

/** The number of products that are out of stock or below their threshold, and of those that are sold out entirely. */
const countLow = async (db: Db) => {
  const low = db
    .select({ stock: stockLeft.as('stock_left') })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(mayBeLow(db))
    .groupBy(products.id)
    .having(isLow)
    .as('low')
  const [counted] = await db
    .select({
      low: sql<number>`count(*)::int`,
      soldOut: sql<number>`(count(*) filter (where ${low.stock} = 0))::int`,
    })
    .from(low)
  return counted ?? { low: 0, soldOut: 0 }
}

/** One page of the stock: low products or all; those out of stock come first, then those with the smallest stock. */
export const findStockToSee = async (db: Db, wanted: StockToSeeInput) => {
  const { low, soldOut } = await countLow(db)
  const counts = { low, all: await db.$count(products, isPresented) }
  return {
    products: await findProducts(db, wanted),
    counts,
    soldOut,
    totalPages: totalPages({ count: counts[wanted.stock], limit: wanted.limit }),
  }
}

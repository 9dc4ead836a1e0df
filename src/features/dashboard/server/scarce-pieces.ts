import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import type { ScarcePiece } from '../dashboard.contract.ts'
import { lowStock } from '../dashboard.limits.ts'

type VariantRow = { readonly size: string; readonly stock: number }

// The number is written out, because the index of what runs low is for this very condition.
const isLow = sql`${productVariants.stock} <= ${sql.raw(String(lowStock))}`

const stockLeft = sql<number>`sum(${productVariants.stock})::int`

const lowSizes = sql<readonly VariantRow[]>`
  json_agg(json_build_object('size', ${productVariants.size}, 'stock', ${productVariants.stock})
    order by ${productVariants.position}, ${productVariants.size}) filter (where ${isLow})`

/** Presented, with few of a size left, or none. */
const isScarce = (db: Db) =>
  and(
    isNull(products.deletedAt),
    inArray(products.id, db.select({ id: productVariants.productId }).from(productVariants).where(isLow)),
  )

/** One page of the pieces that run out: those of which nothing is left first, then the fewest left. */
export const findScarcePieces = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .select({
      id: products.id,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      sku: products.sku,
      stock: stockLeft,
      lowSizes,
    })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(isScarce(db))
    .groupBy(products.id)
    .orderBy(asc(stockLeft), asc(products.nameFr), asc(products.id))
    .limit(limit)
    .offset((page - 1) * limit)

/** How many pieces run out, and of how many nothing is left. */
export const countScarcePieces = async (db: Db) => {
  const left = db
    .select({ stock: stockLeft.as('stock_left') })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(isScarce(db))
    .groupBy(products.id)
    .as('scarce')
  const [counted] = await db
    .select({
      count: sql<number>`count(*)::int`,
      soldOut: sql<number>`(count(*) filter (where ${left.stock} = 0))::int`,
    })
    .from(left)
  return counted ?? { count: 0, soldOut: 0 }
}

type ScarceRow = Awaited<ReturnType<typeof findScarcePieces>>[number]

export const scarceOnTheWire = (
  { id, nameFr, nameEn, sku, stock, lowSizes: low }: ScarceRow,
  lng: Language,
): ScarcePiece => ({
  _id: id,
  name: localized(lng, nameFr, nameEn),
  sku,
  stock,
  lowSizes: low.map(({ size, stock: left }) => ({ size: size || null, stock: left })),
})

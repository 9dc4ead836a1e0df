import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { isPresented, products } from '../../catalog/server/catalog.table.ts'

export interface SizeForSale {
  readonly size: string
  readonly stock: number
  /** Reserved for an order of the asking customer that is not paid yet. */
  readonly held: number
}

interface ProductsForSaleInput {
  readonly ids: readonly string[]
  readonly accountId: string | undefined
}

const sizesOfProduct = (accountId: string | undefined) => sql<readonly SizeForSale[]>`(
  select coalesce(json_agg(json_build_object('size', v.size, 'stock', v.stock, 'held', ${
    accountId === undefined
      ? sql`0`
      : sql`coalesce((select sum(r.quantity) from stock_reservations r
          where r.account_id = ${accountId}::uuid and r.product_id = v.product_id and r.size = v.size), 0)`
  })), '[]')
  from product_variants v where v.product_id = products.id)`

const imageOfProduct = sql<string | null>`(
  select i.media_key || '/' || (select min(w) from unnest(i.widths) w) from product_images i
  where i.product_id = products.id order by i.position, i.id limit 1)`

/** What a sale needs to know of these products, in one query. A product that is no longer presented is left out. */
export const findProductsForSale = async (db: Db, { ids, accountId }: ProductsForSaleInput) => {
  if (ids.length === 0) return []
  return db
    .select({
      id: products.id,
      sku: products.sku,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      compositionFr: products.compositionFr,
      compositionEn: products.compositionEn,
      categoryId: sql<string>`coalesce(${products.categoryId}, '')`,
      priceCents: products.priceCents,
      image: imageOfProduct,
      sizes: sizesOfProduct(accountId),
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isPresented))
}

export type ProductForSale = Awaited<ReturnType<typeof findProductsForSale>>[number]

import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { FramedPictureRow } from '../../../shared/pictures/stored-picture.ts'
import { type PastPrice, pricesKeptInMindMs } from '../prior-price.ts'
import { categories, isPresented, products } from './catalog.table.ts'

interface VariantRow {
  readonly size: string
  readonly stock: number
}

type ImageRow = FramedPictureRow & {
  readonly id: string
  readonly share: string | null
}

const variantsOfProduct = sql<readonly VariantRow[]>`(
  select coalesce(json_agg(json_build_object('size', v.size, 'stock', v.stock) order by v.position, v.size), '[]')
  from product_variants v where v.product_id = products.id)`

const imagesOfProduct = sql<readonly ImageRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'key', i.media_key, 'width', i.width, 'height', i.height, 'color', i.color, 'widths', i.widths,
    'share', i.share, 'focalX', i.focal_x, 'focalY', i.focal_y, 'altFr', i.alt_fr, 'altEn', i.alt_en) order by i.position, i.id), '[]')
  from product_images i where i.product_id = products.id)`

const recentPricesOfProduct = (since: Date) => sql<readonly PastPrice[]>`(
  select coalesce(json_agg(json_build_object(
    'priceCents', h.price_cents, 'fromMs', extract(epoch from h.valid_from) * 1000,
    'toMs', extract(epoch from h.valid_to) * 1000) order by h.valid_from, h.seq), '[]')
  from price_history h
  where h.product_id = products.id and (h.valid_to is null or h.valid_to > ${since.toISOString()}::timestamptz))`

/** No page shows the data from which a sketch is drawn. */
const { drawing: _drawing, ...shown } = getTableColumns(products)

interface WantedRows {
  readonly ids: readonly string[]
  readonly nowMs: number
}

/** Everything that pages show of these products, in one query. The rows have no order. */
export const readProductRows = (db: Db, wanted: WantedRows) => readRows(db, wanted, isPresented)

/** The same of products in any state, for the team. */
export const readAnyProductRows = (db: Db, wanted: WantedRows) =>
  readRows(db, wanted, isNull(products.deletedAt))

const readRows = async (db: Db, { ids, nowMs }: WantedRows, which: SQL) => {
  if (ids.length === 0) return []
  return db
    .select({
      product: shown,
      category: categories,
      variants: variantsOfProduct,
      images: imagesOfProduct,
      prices: recentPricesOfProduct(new Date(nowMs - pricesKeptInMindMs)),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.id, [...ids]), which))
}

export type ProductRow = Awaited<ReturnType<typeof readProductRows>>[number]

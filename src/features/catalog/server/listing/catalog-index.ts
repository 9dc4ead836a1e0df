import { asc, type SQL, sql } from 'drizzle-orm'
import type { Resident } from '../../../../platform/context/residents.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isSought, readSought } from '../../../../platform/db/sought.ts'
import { isProductId } from '../../catalog.rules.ts'
import type { ProductState } from '../../product.limits.ts'
import { categories } from '../catalog.table.ts'
import { categoriesTag, productIdsOf, productsTag } from '../catalog.tags.public.ts'
import { CatalogColumns, type IndexedProduct } from './catalog-columns.ts'
import { familiesOfColor } from './colors/families-of-color.ts'

interface CatalogIndex {
  /** In the order of the house, including the categories without products. */
  readonly categoryIds: readonly string[]
  readonly columns: CatalogColumns
}

/**
 * Keeps in memory which products pass which filters, so that a listing with its counts costs the same for a thousand
 * products and for a hundred thousand. The fields that a page shows are still read from the database.
 */
export const catalogIndex: Resident<CatalogIndex> = {
  load: async (db) => ({
    categoryIds: await categoryIdsInOrder(db),
    columns: new CatalogColumns(await indexedProducts(db)),
  }),

  refresh: async (index, tags, db) => {
    const ids = productIdsOf(tags).filter(isProductId)
    if (ids.length === 0 && tags.includes(productsTag)) return catalogIndex.load(db)
    if (ids.length > 0) await refreshProducts(index.columns, ids, db)
    return tags.includes(categoriesTag) ? { ...index, categoryIds: await categoryIdsInOrder(db) } : index
  },
}

const categoryIdsInOrder = async (db: Db) => {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ id }) => id)
}

const refreshProducts = async (columns: CatalogColumns, ids: readonly string[], db: Db) => {
  const products = new Map((await indexedProducts(db, ids)).map((product) => [product.id, product]))
  for (const id of ids) {
    const product = products.get(id)
    const known = columns.seqOf(id)
    if (product) columns.put(product)
    else if (known !== undefined) columns.remove(known)
  }
}

type ProductRow = Omit<IndexedProduct, 'inStock' | 'colors'> & {
  readonly colorName: string | null
  readonly colorHex: string | null
}

/** The products of a state that the shop does not show. There are few of them, and only the team asks for them. */
export const indexOfState = async (db: Db, { state, search }: UnshownProducts): Promise<CatalogIndex> => {
  const isAsked = search === undefined ? sql`true` : isSought(sql`p.sought`, readSought(search))
  const which = sql`p.deleted_at is null and p.state = ${state} and ${isAsked}`
  return {
    categoryIds: await categoryIdsInOrder(db),
    columns: new CatalogColumns(await readIndexed(db, { which })),
  }
}

interface UnshownProducts {
  readonly state: ProductState
  readonly search: string | undefined
}

const indexedProducts = (db: Db, ids?: readonly string[]) => readIndexed(db, { ids, which: sql`p.presented` })

interface IndexedRows {
  readonly ids?: readonly string[] | undefined
  readonly which: SQL
}

const readIndexed = async (db: Db, { ids, which }: IndexedRows): Promise<readonly IndexedProduct[]> => {
  const { rows } = await db.execute<ProductRow>(sql`
    select
      p.seq, p.id, p.category_id as category, p.material, p.price_cents as "priceCents", p.customizable, p.featured,
      p.color_fr as "colorName", p.color_hex as "colorHex", coalesce(s.sizes, '{}') as sizes,
      p.rating_average as "ratingAverage", p.rating_count as "ratingCount",
      extract(epoch from p.created_at)::float8 * 1000 as "createdAtMs"
    from products p
    left join (
      select product_id, array_agg(size) filter (where stock > 0) as sizes
      from product_variants ${among(sql`product_id`, ids)} group by product_id
    ) s on s.product_id = p.id
    ${among(sql`p.id`, ids)} ${ids ? sql`and` : sql`where`} ${which}`)
  return rows.map(({ colorName, colorHex, ...product }) => ({
    ...product,
    inStock: product.sizes.length > 0,
    colors: familiesOfColor({ name: colorName, hex: colorHex }),
  }))
}

const among = (column: ReturnType<typeof sql>, ids: readonly string[] | undefined) =>
  ids ? sql`where ${column} = any(${sql.param(ids)}::uuid[])` : sql``

import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db/database.ts'
import { highestFirst, lowestFirst, pageOf, type SortKey } from '../../../../platform/db/pages/page-of.ts'
import { isSought, readSought } from '../../../../platform/db/sought.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import { framedPictureOnTheWire } from '../../../../shared/pictures/picture-on-the-wire.ts'
import { categories, products } from '../../../catalog/server/catalog.table.ts'
import { mainImage } from '../../../catalog/server/main-image.public.ts'
import type { ListedProduct, productListContract } from '../../product-list.contract.ts'
import type { listedProductSorts, productTraits, stockLevels } from '../../product-list.limits.ts'

type ProductsQuery = z.output<(typeof productListContract)['GET /admin/products']['query']>

const stock = sql<number>`(
  select coalesce(sum(v.stock), 0)::int from product_variants v where v.product_id = ${products.id})`

const variants = sql<readonly { readonly size: string; readonly stock: number; readonly held: number }[]>`(
  select coalesce(json_agg(json_build_object('size', v.size, 'stock', v.stock, 'held', coalesce((
    select sum(r.quantity) from stock_reservations r where r.product_id = v.product_id and r.size = v.size
  ), 0)) order by v.position, v.size), '[]')
  from product_variants v where v.product_id = ${products.id})`

const name = sql`lower(house_unaccent(${products.nameFr}))`

const inOrder: Readonly<Record<(typeof listedProductSorts)[number], readonly [SortKey, SortKey]>> = {
  newest: [highestFirst(products.createdAt), highestFirst(products.id)],
  oldest: [lowestFirst(products.createdAt), lowestFirst(products.id)],
  name: [lowestFirst(name), lowestFirst(products.id)],
  price: [lowestFirst(products.priceCents), lowestFirst(products.id)],
  'price-desc': [highestFirst(products.priceCents), highestFirst(products.id)],
  stock: [lowestFirst(stock), lowestFirst(products.id)],
  'stock-desc': [highestFirst(stock), highestFirst(products.id)],
}

/** From this many left on, the team is not alerted. */
const alertedUpTo = sql`coalesce(${products.lowStock}, 0)`

const stockIs = (condition: SQL) => sql`(
  select ${condition} from product_variants v where v.product_id = ${products.id})`

const isOut = sql`not exists (
  select from product_variants v where v.product_id = ${products.id} and v.stock > 0)`

const atLevel: Readonly<Record<(typeof stockLevels)[number], SQL>> = {
  out: isOut,
  // The sum is made once: a condition on it outside would make it twice.
  low: stockIs(sql`coalesce(sum(v.stock), 0) between 1 and ${alertedUpTo}`),
  enough: stockIs(sql`coalesce(sum(v.stock), 0) > ${alertedUpTo}`),
}

const withTrait: Readonly<Record<(typeof productTraits)[number], SQL>> = {
  featured: sql`${products.featured}`,
  'to-measure': sql`${products.customizable}`,
  'french-only': sql`${products.nameEn} is null`,
  // What the shop may not show (`publishing.rules.ts`).
  incomplete: sql`(${products.descriptionFr} = '' or ${products.compositionFr} = ''
    or not exists (select from product_variants v where v.product_id = ${products.id}))`,
  'without-words': sql`exists (select from product_images i
    where i.product_id = ${products.id} and i.alt_fr in ('', ${products.nameFr}))`,
  // What nobody can buy, for whatever reason.
  unsellable: sql`(not ${products.presented} or ${isOut})`,
  claims: sql`${products.bareClaims}`,
  free: sql`${products.priceCents} = 0`,
  'without-pictures': sql`not exists (select from product_images i where i.product_id = ${products.id})`,
}

const sought = sql`${products}.sought`

/** The index of words leaves few to compare with. */
const hasSku = (sku: string) =>
  and(
    isSought(sought, { words: sku.split(/\s+/), amountCents: undefined, isForgiving: false }),
    sql`lower(${products.sku}) = lower(${sku})`,
  )

const matching = ({ category, status, stock: level, trait, price, search, sku }: ProductsQuery) =>
  and(
    isNull(products.deletedAt),
    category === undefined ? undefined : eq(products.categoryId, category),
    status && eq(products.state, status),
    level && atLevel[level],
    trait && withTrait[trait],
    price?.from === undefined ? undefined : gte(products.priceCents, centsOfEuros(price.from)),
    price?.to === undefined ? undefined : lte(products.priceCents, centsOfEuros(price.to)),
    search === undefined ? undefined : isSought(sought, readSought(search)),
    sku === undefined ? undefined : hasSku(sku),
  )

const countsOfStates = async (db: Db, wanted: ProductsQuery) => {
  const counted = await db
    .select({ state: products.state, count: sql<number>`count(*)::int` })
    .from(products)
    .where(matching({ ...wanted, status: undefined }))
    .groupBy(products.state)
  const counts = new Map(counted.map(({ state, count }) => [state, count]))
  return {
    draft: counts.get('draft') ?? 0,
    published: counts.get('published') ?? 0,
    archived: counts.get('archived') ?? 0,
  }
}

/** One page of the products of the house, and how many there are. */
export const findListedProducts = async (db: Db, wanted: ProductsQuery, lng: Language) => {
  const which = matching(wanted)
  const one = pageOf({ ...wanted, order: inOrder[wanted.sort], rows: products, id: products.id })
  const counts = await countsOfStates(db, wanted)
  const rows = await db
    .select({ product: products, category: categories, stock, variants, mainImage })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(which, one.begins))
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  return {
    count:
      wanted.status === undefined ? counts.draft + counts.published + counts.archived : counts[wanted.status],
    more: false,
    counts,
    products: one.shown(rows).map(
      (row): ListedProduct => ({
        _id: row.product.id,
        sku: row.product.sku,
        name: row.product.nameFr,
        nameEn: row.product.nameEn,
        category: {
          _id: row.category.id,
          name: localized(lng, row.category.nameFr, row.category.nameEn),
        },
        price: eurosOfCents(row.product.priceCents),
        stock: row.stock,
        variants: row.variants.map(({ size, stock: left, held }) => ({
          size: size || null,
          stock: left,
          held,
        })),
        featured: row.product.featured,
        customizable: row.product.customizable,
        state: row.product.state,
        publishAt: row.product.publishAt?.toISOString() ?? null,
        image: row.mainImage && framedPictureOnTheWire(row.mainImage, lng),
        updatedAt: row.product.updatedAt.toISOString(),
        version: row.product.version,
      }),
    ),
  }
}

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCatalog } from '../../../../../db/seed/products/generate-catalog.ts'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import { centsOfEuros } from '../../../../shared/money.ts'
import { catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { changePrice } from '../../../../testing/catalog/change-price.ts'
import { naiveListing } from '../../../../testing/catalog/naive-listing.ts'
import { type NaiveWord, naiveKept, naiveRank } from '../../../../testing/catalog/naive-search.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { materials, relevance, sizes, sortOrders } from '../../catalog.limits.ts'
import { colorFamilies } from '../../color-families.ts'
import type { Product } from '../../product.schema.ts'
import { products } from '../catalog.table.ts'
import type { IndexedProduct } from './catalog-columns.ts'
import { familiesOfColor } from './colors/families-of-color.ts'
import type { ProductFilters } from './select-products.ts'

const productCount = 300

let test: TestDatabase
let app: TestProcess
let indexed: readonly IndexedProduct[]
let textsOf: ReadonlyMap<string, typeof products.$inferSelect>

const listing = (query: Record<string, string>, visited = app) =>
  catalogApi(visited)('GET /products', { query })

/** Every product as visitors see it, read page by page. The naive filter works on this list. */
const everyProduct = async () => {
  const seen: Product[] = []
  for (let page = 1; seen.length < productCount; page++)
    seen.push(...(await listing({ limit: '100', page: String(page) })).products)
  return seen.map(
    (product, seq): IndexedProduct => ({
      seq,
      id: product._id,
      category: product.category._id,
      material: product.attributes.material,
      priceCents: centsOfEuros(product.price),
      customizable: product.attributes.customizable,
      featured: product.featured,
      inStock: product.stock > 0,
      sizes: product.sizes,
      colors: familiesOfColor({
        name: product.attributes.color?.name ?? null,
        hex: product.attributes.color?.hex ?? null,
      }),
      ratingAverage: product.rating,
      ratingCount: product.ratingCount,
      createdAtMs: Date.parse(product.createdAt),
    }),
  )
}

beforeAll(async () => {
  test = await testDatabase()
  await generateCatalog(test.database.db, { count: productCount, seed: 7 })
  app = testProcess(test)
  indexed = await everyProduct()
  textsOf = new Map((await test.database.db.select().from(products)).map((product) => [product.id, product]))
})

afterAll(() => test.close())

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })

const filters = fc.record({
  places: maybe(fc.array(fc.nat({ max: productCount }), { minLength: 1, maxLength: 100 })),
  category: maybe(fc.constantFrom('mariage', 'ceremonie', 'soiree', 'pret-a-porter', 'accessoires')),
  material: maybe(fc.constantFrom(...materials)),
  size: maybe(fc.constantFrom(...sizes)),
  color: maybe(fc.constantFrom(...colorFamilies.map(({ family }) => family))),
  customizable: maybe(fc.boolean()),
  featured: maybe(fc.boolean()),
  inStock: maybe(fc.boolean()),
  minPriceCents: maybe(fc.integer({ min: 0, max: 50 }).map((hundreds) => hundreds * 10_000)),
  maxPriceCents: maybe(fc.integer({ min: 0, max: 60 }).map((hundreds) => hundreds * 10_000)),
})

// The words are common and rare, with and without synonyms, with several endings and in both languages.
const words: readonly NaiveWord[] = [
  { written: 'robes', itself: /\brobes?\b/, near: /\b(dress(es)?|gowns?)\b/ },
  { written: 'velours', itself: /\bvelours\b/, near: /\bvelvet\b/ },
  { written: 'Silk', itself: /\bsilk\b/, near: /\bsoies?\b/ },
  { written: 'mousseline', itself: /\bmousselines?\b/, near: /\bchiffon\b/ },
  { written: 'plume', itself: /\bplumes?\b/, near: /\bfeather(s|ed)?\b/ },
  { written: 'MIKADO', itself: /\bmikado\b/ },
  { written: 'organza', itself: /\borganza\b/ },
  { written: 'zelie', itself: /\bzelie\b/ },
]

const request = fc.record({
  filters,
  search: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }),
  sortBy: fc.constantFrom(relevance, ...sortOrders),
  page: fc.integer({ min: 1, max: 6 }),
  limit: fc.constantFrom(1, 4, 12, 100),
})

const unknownId = '00000000-0000-4000-8000-000000000000'

/** The ids of the products at these places. A place without a product gives an id that does not exist. */
const idsAt = (places: readonly number[] | undefined) =>
  places?.map((place) => indexed[place]?.id ?? unknownId)

const onTheWire = ({ ids, minPriceCents, maxPriceCents, ...others }: ProductFilters) => ({
  ...others,
  ids: ids?.join(),
  minPrice: minPriceCents === undefined ? undefined : minPriceCents / 100,
  maxPrice: maxPriceCents === undefined ? undefined : maxPriceCents / 100,
})

/** A value that is not set is not sent. Every other value is sent as text. */
const asText = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

const withoutZeros = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

describe('a listing', () => {
  it('is, for any combination of filters and words, what a naive filter of the same products gives', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ filters: { places, ...others }, search, sortBy, page, limit }) => {
        const wanted: ProductFilters = { ...others, ids: idsAt(places) }
        const kept = naiveKept([...textsOf.values()], search)
        const rankOf = ({ id }: IndexedProduct) => {
          const texts = textsOf.get(id)
          return texts && search.length > 0 ? naiveRank(texts, kept) : 1
        }
        const offset = (page - 1) * limit
        const naive = naiveListing(indexed, { filters: wanted, sortBy, offset, limit, rankOf })
        const answer = await listing(
          asText({
            ...onTheWire(wanted),
            search: search.map(({ written }) => written).join(' '),
            sortBy,
            page,
            limit,
          }),
        )
        const { count, totalPages, facets } = answer
        expect(answer.leftOut.map((word) => word.toLowerCase())).toEqual(
          search.filter((word) => !kept.includes(word)).map(({ written }) => written.toLowerCase()),
        )
        expect(answer.products.map(({ _id }) => _id)).toEqual(naive.ids)
        expect({ count, totalPages }).toEqual({
          count: naive.count,
          totalPages: Math.ceil(naive.count / limit),
        })
        expect({
          ...facets,
          category: withoutZeros(facets.category),
          material: withoutZeros(facets.material),
          size: withoutZeros(facets.size),
          color: withoutZeros(facets.color),
        }).toEqual({
          category: naive.facets.category,
          material: naive.facets.material,
          size: naive.facets.size,
          color: naive.facets.color,
          customizable: naive.facets.customizable,
          featured: naive.facets.featured,
          inStock: naive.facets.inStock,
          price: { min: naive.facets.priceCents.min / 100, max: naive.facets.priceCents.max / 100 },
        })
      }),
      { numRuns: propertyRuns(120) },
    )
  })

  it('shows each product once when its pages are read one after the other', async () => {
    for (const sortBy of sortOrders) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listing({ sortBy, page: String(page), limit: '100' })),
      )
      const ids = pages.flatMap(({ products }) => products.map(({ _id }) => _id))
      expect(new Set(ids).size).toBe(productCount)
    }
  })
})

describe('a listing of products by name', () => {
  it('leaves out what does not exist, and takes an id however it is capitalized', async () => {
    const known = indexed[3]?.id ?? ''
    const { products, count } = await listing({ ids: [known.toUpperCase(), unknownId, known].join() })
    expect(products.map(({ _id }) => _id)).toEqual([known])
    expect(count).toBe(1)
  })

  it.each(['', ',', 'robe', `${unknownId},`, Array.from({ length: 101 }, () => unknownId).join()])(
    'refuses « %.40s »',
    async (ids) => {
      await expect(listing({ ids })).rejects.toBeInstanceOf(InvalidInput)
    },
  )
})

describe('the index of a listing', () => {
  const cheapest = async (visited: TestProcess) =>
    (await listing({ sortBy: 'price-asc', limit: '1' }, visited)).products[0]

  it('follows a price changed by another process as soon as its tags arrive', async () => {
    const other = testProcess(test)
    await cheapest(other)
    const dearest = (await listing({ sortBy: 'price-desc', limit: '1' })).products[0]
    const productId = dearest?._id ?? ''
    await changePrice(app.context(), { productId, priceCents: 100 })
    await other.bus.publish(app.announced)
    expect(await cheapest(other)).toMatchObject({ _id: productId, price: 1 })
    await changePrice(app.context(), { productId, priceCents: centsOfEuros(dearest?.price ?? 0) })
  })

  it('reads everything again when products changed that nobody named', async () => {
    const other = testProcess(test)
    expect((await listing({}, other)).count).toBe(productCount)
    const { db } = test.database
    await db.execute(sql`update products set deleted_at = now() where category_id = 'accessoires'`)
    await other.bus.publish(['products'])
    const { count, facets } = await listing({}, other)
    expect(count).toBeLessThan(productCount)
    expect(facets.category.accessoires).toBe(0)
    await db.execute(sql`update products set deleted_at = null`)
  })

  it('drops a product that is gone', async () => {
    const other = testProcess(test)
    const [gone] = (await listing({ limit: '1' }, other)).products
    const { db } = test.database
    await db.execute(sql`update products set deleted_at = now() where id = ${gone?._id}`)
    await other.bus.publish([`product:${gone?._id}`, 'products'])
    const after = await listing({ limit: '1' }, other)
    expect(after.count).toBe(productCount - 1)
    expect(after.products[0]?._id).not.toBe(gone?._id)
    await db.execute(sql`update products set deleted_at = null`)
  })

  it('leaves out, until its tag arrives, a product that is gone from the database', async () => {
    const other = testProcess(test)
    const [gone] = (await listing({ limit: '1' }, other)).products
    await test.database.db.execute(sql`update products set deleted_at = now() where id = ${gone?._id}`)
    expect((await listing({ limit: '1' }, other)).products).toEqual([])
    await test.database.db.execute(sql`update products set deleted_at = null`)
  })

  it('lists a new category once it is announced', async () => {
    const other = testProcess(test)
    expect((await listing({}, other)).facets.category).not.toHaveProperty('nouvelle')
    await test.database.db.execute(sql`insert into categories values ('nouvelle', 'Nouvelle', null, 9)`)
    await other.bus.publish(['categories'])
    expect((await listing({}, other)).facets.category).toMatchObject({ nouvelle: 0 })
  })
})

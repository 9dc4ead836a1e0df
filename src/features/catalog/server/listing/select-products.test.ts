import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveListing } from '../../../../testing/catalog/naive-listing.ts'
import { sortOrders } from '../../catalog.limits.ts'
import { CatalogColumns, type IndexedProduct } from './catalog-columns.ts'
import { type ProductFacets, selectProducts } from './select-products.ts'

const categories = ['mariage', 'soiree', 'accessoires']
const materials = ['Soie', 'Satin', 'Lin']

// Each field has few possible values, so that ties, empty results and full results all happen.
const details = fc.record({
  category: fc.constantFrom(...categories),
  material: fc.constantFrom(...materials),
  priceCents: fc.integer({ min: 0, max: 8 }).map((hundreds) => hundreds * 100),
  customizable: fc.boolean(),
  featured: fc.boolean(),
  inStock: fc.boolean(),
  sizes: fc.subarray(['36', '40', 'Sur mesure']),
  colors: fc.subarray(['Blanc', 'Rouge'] as const),
  ratingAverage: fc.integer({ min: 0, max: 5 }),
  ratingCount: fc.integer({ min: 0, max: 2 }),
  createdAtMs: fc.integer({ min: 0, max: 4 }),
})

type Details = typeof details extends fc.Arbitrary<infer D> ? D : never

const idOf = (seq: number) => `${(seq * 7919) % 997}-${seq}`

const productOf = (seq: number, product: Details): IndexedProduct => ({ ...product, seq, id: idOf(seq) })

const price = fc.option(
  fc.integer({ min: 0, max: 9 }).map((hundreds) => hundreds * 100),
  { nil: undefined },
)
const flag = fc.option(fc.boolean(), { nil: undefined })

const query = fc.record({
  filters: fc.record({
    // Some of these ids exist and some do not.
    ids: fc.option(fc.array(fc.integer({ min: 1, max: 70 }).map(idOf), { maxLength: 40 }), {
      nil: undefined,
      freq: 2,
    }),
    category: fc.option(fc.constantFrom(...categories, 'nowhere'), { nil: undefined }),
    material: fc.option(fc.constantFrom(...materials), { nil: undefined }),
    size: fc.option(fc.constantFrom('36', '40', 'Sur mesure', '99'), { nil: undefined, freq: 2 }),
    color: fc.option(fc.constantFrom('Blanc', 'Rouge', 'Vert'), { nil: undefined, freq: 2 }),
    customizable: flag,
    featured: flag,
    inStock: flag,
    minPriceCents: price,
    maxPriceCents: price,
  }),
  sortBy: fc.constantFrom(...sortOrders),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 1, max: 12 }),
})

/** A value without a product has no entry in the naive count and a zero in the real one. Both mean none. */
const plain = ({ category, material, size, color, ...facets }: ProductFacets) => ({
  ...facets,
  category: withoutZeros(category),
  material: withoutZeros(material),
  size: withoutZeros(size),
  color: withoutZeros(color),
})

const withoutZeros = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].filter(([, count]) => count > 0))

const select = (columns: CatalogColumns, wanted: Parameters<typeof selectProducts>[1]) => {
  const { facets, ...page } = selectProducts(columns, wanted)
  return { ...page, facets: plain(facets) }
}

describe('selecting products', () => {
  it('answers any combination of filters, sort and page as a plain filter of the same products does', () => {
    fc.assert(
      fc.property(fc.array(details, { maxLength: 60 }), query, (all, wanted) => {
        const products = all.map((product, place) => productOf(place + 1, product))
        expect(select(new CatalogColumns(products), wanted)).toEqual(naiveListing(products, wanted))
      }),
      { numRuns: 400 },
    )
  })

  it('still does after products came, changed and went', () => {
    const change = fc.record({ seq: fc.integer({ min: 1, max: 150 }), product: fc.option(details) })
    fc.assert(
      fc.property(
        fc.array(details, { maxLength: 20 }),
        fc.array(change, { maxLength: 60 }),
        query,
        (all, changes, wanted) => {
          const products = new Map(all.map((product, place) => [place + 1, productOf(place + 1, product)]))
          const columns = new CatalogColumns([...products.values()])
          for (const { seq, product } of changes) {
            if (product) {
              products.set(seq, productOf(seq, product))
              columns.put(productOf(seq, product))
            } else {
              products.delete(seq)
              columns.remove(seq)
            }
          }
          expect(select(columns, wanted)).toEqual(naiveListing([...products.values()], wanted))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps to what a search found', () => {
    const products = [1, 2, 3, 40].map((seq) =>
      productOf(seq, {
        category: 'mariage',
        material: 'Soie',
        priceCents: 100 * seq,
        customizable: true,
        featured: false,
        inStock: true,
        sizes: ['40'],
        colors: ['Blanc'],
        ratingAverage: 0,
        ratingCount: 0,
        createdAtMs: seq,
      }),
    )
    const columns = new CatalogColumns(products)
    const productSet = columns.emptySet()
    productSet[0] = (1 << 2) | (1 << 3)
    const found = { products: productSet, ranks: new Uint16Array(columns.size) }
    found.ranks[2] = 9
    found.ranks[3] = 5
    const wanted = { filters: {}, offset: 0, limit: 12, found }
    const { ids, count, facets } = selectProducts(columns, { ...wanted, sortBy: 'newest' })
    expect(ids).toEqual([columns.idOf(3), columns.idOf(2)])
    expect(selectProducts(columns, { ...wanted, sortBy: 'relevance' }).ids).toEqual([
      columns.idOf(2),
      columns.idOf(3),
    ])
    expect(count).toBe(2)
    expect(facets.priceCents).toEqual({ min: 200, max: 300 })
    expect(facets.category.get('mariage')).toBe(2)
  })
})

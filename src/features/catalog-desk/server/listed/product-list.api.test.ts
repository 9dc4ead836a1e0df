import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../../shared/api/client.ts'
import type { CallInput } from '../../../../shared/api/contract.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { productImages } from '../../../catalog/server/catalog.table.ts'
import type { ProductListContract } from '../../product-list.contract.ts'
import { listedProductSorts, productTraits, stockLevels } from '../../product-list.limits.ts'
import type { ProductWritingContract } from '../../product-writing.contract.ts'
import { productListRoutes } from '../product-list.routes.ts'
import { productWritingRoutes } from '../product-writing.routes.ts'

const dispatcher = createDispatcher({
  modules: [productListRoutes, productWritingRoutes],
  checkAnswers: true,
})

const picture = { key: 'abc', width: 900, height: 1200, color: '#e8ded2', widths: [400], altFr: 'De face' }

const unusualSkus: Readonly<Record<number, string>> = { 1: '3361234567890', 2: 'É_B 1', 3: 'É_B 12' }

let app: CatalogApp
let owner: Caller

const desk = () =>
  createApi<ProductListContract & ProductWritingContract>(
    (key, call) => dispatcher.call(app.context({ caller: owner }), key, call),
    'fr',
  )

type Query = NonNullable<CallInput<ProductListContract['GET /admin/products']>['query']>

const list = (query: Query = {}) => desk()('GET /admin/products', { query })

beforeAll(async () => {
  app = await catalogApp()
  owner = await enterCustomer(app.context(), { role: 'admin' })
  for (let n = 0; n < 24; n++) {
    const id = await enterProduct(app.context(), {
      nameFr: `Robe ${['Élise', 'Aurore', 'Zélie'][n % 3]} ${n}${n % 8 === 3 ? ' durable' : ''}`,
      ...(n % 4 > 0 && { nameEn: `Gown ${n}` }),
      ...(unusualSkus[n] && { sku: unusualSkus[n] }),
      priceCents: (100 + (n % 7) * 50) * 100,
      featured: n % 5 === 0,
      customizable: n % 6 === 0,
      images: n === 0 ? [picture] : [],
      variants: [
        { size: '38', stock: n % 3 },
        { size: '40', stock: n % 2 },
      ],
    })
    if (n === 0)
      await app.test.database.db
        .update(productImages)
        .set({ focalX: 30, focalY: 10 })
        .where(eq(productImages.productId, id))
    if (n % 4 === 1) await desk()('PUT /products/{id}/low-stock', { params: { id }, body: { lowStock: 2 } })
    app.moveClock({ minutes: 1 })
  }
})

afterAll(() => app.close())

describe('the products of the shop', () => {
  it('are, for any combination of filters, what a naive filter of all of them leaves', async () => {
    const { products: all, count } = await list({ limit: 100 })
    expect([all.length, count]).toEqual([24, 24])
    const lowAt = new Map<string, number>()
    for (const { _id } of all) {
      const { product } = await desk()('GET /admin/products/{id}', { params: { id: _id } })
      lowAt.set(_id, product.lowStock ?? 0)
    }
    const levelOf = ({ _id, stock }: (typeof all)[number]) => {
      if (stock === 0) return 'out'
      return stock <= (lowAt.get(_id) ?? 0) ? 'low' : 'enough'
    }
    const has = {
      featured: ({ featured }) => featured,
      'to-measure': ({ customizable }) => customizable,
      'french-only': ({ nameEn }) => nameEn === null,
      'without-pictures': ({ image }) => image === null,
      incomplete: ({ variants }) => variants.length === 0,
      'without-words': () => false,
      free: ({ price }) => price === 0,
      unsellable: ({ stock }) => stock === 0,
      claims: ({ name }) => name.includes('durable'),
    } satisfies Record<(typeof productTraits)[number], (product: (typeof all)[number]) => boolean>
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
    await fc.assert(
      fc.asyncProperty(
        maybe(fc.constantFrom(...stockLevels)),
        maybe(fc.constantFrom(...productTraits)),
        maybe(fc.constantFrom(150, 250, 350)),
        maybe(fc.constantFrom('elise', 'aurore', 'robe zelie', 'gown 1')),
        async (stock, trait, most, search) => {
          const words = search?.split(' ') ?? []
          const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
          const expected = all.filter(
            (product) =>
              (stock === undefined || levelOf(product) === stock) &&
              (trait === undefined || has[trait](product)) &&
              (most === undefined || product.price <= most) &&
              words.every((word) =>
                ` ${plain(`${product.name} ${product.nameEn ?? ''} ${product.sku}`)}`.includes(
                  word.length < 3 ? ` ${word}` : word,
                ),
              ),
          )
          const found = await list({ stock, trait, search, ...(most && { price: `..${most}` }), limit: 100 })
          expect(found.count).toBe(expected.length)
          expect(found.products.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id))
        },
      ),
      { numRuns: 30 },
    )
  })

  it.each(listedProductSorts)('are gone through once, from row to row, sorted by « %s »', async (sort) => {
    const found: string[] = []
    for (let after: string | undefined, isMore = true; isMore; ) {
      const { products } = await list({ sort, limit: 7, after })
      found.push(...products.map(({ _id }) => _id))
      after = products.at(-1)?._id
      isMore = products.length === 7
    }
    expect(new Set(found).size).toBe(24)
    const { products } = await list({ sort, limit: 100 })
    expect(found).toEqual(products.map(({ _id }) => _id))
    const keys = products.map(({ price, stock }) => (sort.startsWith('price') ? price : stock))
    if (sort.startsWith('price') || sort.startsWith('stock')) {
      const sorted = keys.toSorted((one, other) => one - other)
      expect(keys).toEqual(sort.endsWith('-desc') ? sorted.toReversed() : sorted)
    }
  })

  it('are found by their whole SKU, in capitals or not, also where it is a number', async () => {
    const skus = (await list({ limit: 100 })).products.map(({ sku }) => sku)
    expect(skus).toEqual(expect.arrayContaining(Object.values(unusualSkus)))
    for (const sku of skus) {
      const { products } = await list({ sku: sku.toLowerCase() })
      expect(products.map((found) => found.sku)).toEqual([sku])
    }
    expect((await list({ sku: 'ÉxB 1' })).count).toBe(0)
  })

  it('are shown by their main picture, with what of it stays in sight', async () => {
    const { products } = await list({ sort: 'oldest' })
    expect(products[0]?.image).toMatchObject({ url: '/media/abc/400.webp', focalPoint: { x: 30, y: 10 } })
    expect(products[1]?.image).toBeNull()
  })

  it.each([{ stock: 'some' }, { price: '-1..' }, { sort: 'rating' }, { after: 'x' }])(
    'are not asked for by %o',
    async (query) => {
      await expect(list(query as Query)).rejects.toBeInstanceOf(InvalidInput)
    },
  )
})

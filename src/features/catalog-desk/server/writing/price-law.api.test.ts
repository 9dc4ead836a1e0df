import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { aProductInput } from '../../../../testing/catalog/product-input.ts'
import { priceHistory } from '../../../catalog/server/catalog.table.ts'

let app: CatalogApp
let id: string

const seen = () => catalogApi(app)('GET /products/{id}', { params: { id } })

const listed = (query: { minPrice?: number; maxPrice?: number }) =>
  catalogApi(app)('GET /products', { query })

const daysPass = (days: number) => app.moveClock({ hours: 24 * days })

const enter = async (price: number) => {
  const product = await catalogApi(app, 'fr', admin)('POST /products', { body: aProductInput({ price }) })
  return product._id
}

/** Changes the price as an admin does: reads the product and sends it back with another price. */
const priceBecomes = async (price: number) => {
  const api = catalogApi(app, 'fr', admin)
  const { product } = await api('GET /admin/products/{id}', { params: { id } })
  return api('PUT /products/{id}', { params: { id }, body: { ...product, price } })
}

const history = () =>
  app.test.database.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(priceHistory.validFrom, priceHistory.seq)

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  id = await enter(1000)
  daysPass(40)
})

afterAll(() => app.close())

describe('a changed price', () => {
  it('shows at once on the page, in the listing and to the price filter', async () => {
    const before = (await listed({ maxPrice: 700 })).count
    await priceBecomes(650)
    expect(await seen()).toMatchObject({ price: 650, version: 2 })
    const { products, count } = await listed({ maxPrice: 700 })
    expect(count).toBe(before + 1)
    expect(products.find(({ _id }) => _id === id)?.price).toBe(650)
    await priceBecomes(1000)
    expect((await listed({ maxPrice: 700 })).count).toBe(before)
  })

  it('leaves its predecessor in the history, which ends where it starts', async () => {
    await priceBecomes(900)
    const prices = await history()
    expect(prices.map(({ priceCents }) => priceCents)).toEqual([100_000, 90_000])
    expect(prices[0]?.validTo).toEqual(prices[1]?.validFrom)
    expect(prices[1]?.validTo).toBeNull()
  })

  it('follows its predecessor even when it was written by a clock that runs behind', async () => {
    app.moveClock({ hours: -24 * 40, minutes: -1 })
    await priceBecomes(900)
    const [entered, changed] = await history()
    expect([entered?.priceCents, changed?.priceCents]).toEqual([100_000, 90_000])
    expect(entered?.validTo).toEqual(entered?.validFrom)
    expect(changed).toMatchObject({ validFrom: entered?.validFrom, validTo: null })
  })

  it('to the same amount writes no history', async () => {
    await priceBecomes(1000)
    expect(await history()).toHaveLength(1)
  })

  it('that is refused changes nothing', async () => {
    await expect(priceBecomes(-1)).rejects.toThrow()
    expect(await seen()).toMatchObject({ price: 1000, version: 1 })
    expect(await history()).toHaveLength(1)
  })
})

describe('a reduction (L112-1-1)', () => {
  it('shows the lowest price of the 30 days before, for 30 days', async () => {
    expect(await priceBecomes(800)).toMatchObject({ price: 800, compareAtPrice: 1000 })
    daysPass(30)
    expect(await seen()).toMatchObject({ compareAtPrice: 1000 })
    daysPass(1)
    expect(await seen()).not.toHaveProperty('compareAtPrice')
  })

  it('is shown in listings too', async () => {
    await priceBecomes(333)
    const { products } = await listed({ minPrice: 333, maxPrice: 333 })
    expect(products).toMatchObject([{ _id: id, price: 333, compareAtPrice: 1000 }])
  })

  it('after a rise is measured by what the product cost before the rise', async () => {
    await priceBecomes(1400)
    daysPass(10)
    expect(await priceBecomes(1200)).not.toHaveProperty('compareAtPrice')
    expect(await priceBecomes(900)).toMatchObject({ price: 900, compareAtPrice: 1000 })
  })

  it('after a rise that lasted 30 days is measured by the raised price', async () => {
    await priceBecomes(1400)
    daysPass(30)
    expect(await priceBecomes(1200)).toMatchObject({ compareAtPrice: 1400 })
  })

  it('in steps keeps the price before the first step', async () => {
    await priceBecomes(900)
    daysPass(10)
    await priceBecomes(800)
    daysPass(10)
    expect(await priceBecomes(700)).toMatchObject({ price: 700, compareAtPrice: 1000 })
  })

  it('is over once the price rises again', async () => {
    await priceBecomes(800)
    expect(await priceBecomes(850)).not.toHaveProperty('compareAtPrice')
  })

  it('of a product younger than 30 days is measured since it was entered', async () => {
    id = await enter(600)
    daysPass(3)
    await priceBecomes(650)
    daysPass(3)
    expect(await priceBecomes(500)).toMatchObject({ price: 500, compareAtPrice: 600 })
  })

  it('is none when a slip of the hand is corrected within a day', async () => {
    await priceBecomes(12_000)
    app.moveClock({ minutes: 1 })
    expect(await priceBecomes(1200)).not.toHaveProperty('compareAtPrice')
    expect(await priceBecomes(900)).toMatchObject({ price: 900, compareAtPrice: 1000 })
    expect(await history()).toHaveLength(4)
  })

  it('cannot be typed', async () => {
    const api = catalogApi(app, 'fr', admin)
    const { product } = await api('GET /admin/products/{id}', { params: { id } })
    const body = { ...product, price: 900, compareAtPrice: 5000 }
    expect(await api('PUT /products/{id}', { params: { id }, body })).toMatchObject({ compareAtPrice: 1000 })
  })

  it('is not disturbed by a change of anything else', async () => {
    await priceBecomes(800)
    daysPass(5)
    const api = catalogApi(app, 'fr', admin)
    const { product } = await api('GET /admin/products/{id}', { params: { id } })
    await api('PUT /products/{id}', { params: { id }, body: { ...product, name: 'Robe Soldée' } })
    expect(await seen()).toMatchObject({ name: 'Robe Soldée', price: 800, compareAtPrice: 1000 })
    expect(await history()).toHaveLength(2)
  })

  it('stays in the history when the product is removed', async () => {
    await priceBecomes(800)
    await catalogApi(app, 'fr', admin)('DELETE /products/{id}', { params: { id }, query: {} })
    expect((await history()).map(({ priceCents }) => priceCents)).toEqual([100_000, 80_000])
  })
})

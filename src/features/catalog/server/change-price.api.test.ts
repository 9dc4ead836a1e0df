import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogApi } from '../../../testing/catalog-api.ts'
import { enterCategories, enterPiece } from '../../../testing/catalog-factories.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { priceHistory } from './catalog.table.ts'
import { changePrice } from './change-price.ts'

let test: TestDatabase
let house: TestProcess
let id: string

const seen = () => catalogApi(house)('GET /products/{id}', { params: { id } })

const listed = (query: { minPrice?: number; maxPrice?: number }) =>
  catalogApi(house)('GET /products', { query })

const change = (priceCents: number) => changePrice(house.context(), { productId: id, priceCents })

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
  await enterCategories(house.context())
})

beforeEach(async () => {
  id = await enterPiece(house.context(), { priceCents: 100_000 })
})

afterAll(() => test.close())

describe('a changed price', () => {
  it('shows at once on the page, in the listing and to the price filter', async () => {
    expect((await listed({ maxPrice: 700 })).count).toBe(0)
    expect(await change(65_000)).toBe(2)
    expect(await seen()).toMatchObject({ price: 650, version: 2 })
    const { products, count } = await listed({ maxPrice: 700 })
    expect({ count, price: products[0]?.price }).toEqual({ count: 1, price: 650 })
    await change(100_000)
    expect((await listed({ maxPrice: 700 })).count).toBe(0)
  })

  it('announces the piece and the listings', async () => {
    house.announced.length = 0
    await change(90_000)
    expect(house.announced).toEqual([`product:${id}`, 'products'])
  })

  it('leaves its predecessor in the history, which ends where it starts', async () => {
    house.moveClock({ hours: 24 })
    await change(90_000)
    const history = await test.database.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(priceHistory.validFrom)
    expect(history.map(({ priceCents }) => priceCents)).toEqual([100_000, 90_000])
    expect(history[0]?.validTo).toEqual(history[1]?.validFrom)
    expect(history[1]?.validTo).toBeNull()
  })

  it('to the same amount writes no history', async () => {
    await change(100_000)
    const history = await test.database.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
    expect(history).toHaveLength(1)
  })

  it('that falls shows the lowest price of the 30 days before, for 30 days', async () => {
    house.moveClock({ hours: 24 * 10 })
    await change(80_000)
    expect(await seen()).toMatchObject({ price: 800, compareAtPrice: 1000 })
    house.moveClock({ hours: 24 * 31 })
    expect(await seen()).not.toHaveProperty('compareAtPrice')
  })

  it('of a piece that does not exist is refused', async () => {
    const productId = '00000000-0000-4000-8000-000000000000'
    await expect(changePrice(house.context(), { productId, priceCents: 1 })).rejects.toMatchObject({
      code: 'product_not_found',
    })
  })

  it('that is refused changes nothing and announces nothing', async () => {
    house.announced.length = 0
    await expect(change(-1)).rejects.toThrow()
    expect(await seen()).toMatchObject({ price: 1000, version: 1 })
    expect(house.announced).toEqual([])
  })
})

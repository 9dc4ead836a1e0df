import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '../../src/platform/media/folder-store.ts'
import { catalogApi } from '../../src/testing/catalog-api.ts'
import { type TestProcess, testProcess } from '../../src/testing/test-context.ts'
import { type TestDatabase, testDatabase } from '../../src/testing/test-database.ts'
import { seedDemoHouse } from './demo-house.ts'

let test: TestDatabase
let house: TestProcess

const media = folderStore('/nowhere')
let drawn = 0
const store = async () => {
  drawn++
  return { key: `drawing-${drawn}`, width: 900, height: 1200, color: '#eeeeee', widths: [400, 800] }
}

const listing = (query: Record<string, string> = {}, lng: 'fr' | 'en' = 'fr') =>
  catalogApi(house, lng)('GET /products', { query: { limit: '100', ...query } })

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
})

afterAll(() => test.close())

describe('the demo house', () => {
  it('stays empty when a drawing fails, and is filled the next time', async () => {
    const broken = async () => {
      throw new Error('no space left')
    }
    await expect(seedDemoHouse({ ctx: house.context(), media, store: broken })).rejects.toThrow(
      'no space left',
    )
    expect((await listing()).count).toBe(0)
    expect(await seedDemoHouse({ ctx: house.context(), media, store })).toBe(true)
    expect((await listing()).count).toBe(40)
  })

  it('is filled only once', async () => {
    drawn = 0
    expect(await seedDemoHouse({ ctx: house.context(), media, store })).toBe(false)
    expect(drawn).toBe(0)
    expect((await listing()).count).toBe(40)
  })

  it('has its pieces in their categories, cloths and states', async () => {
    const { facets } = await listing()
    expect(facets.category).toEqual({
      mariage: 12,
      ceremonie: 8,
      soiree: 9,
      'pret-a-porter': 8,
      accessoires: 3,
    })
    expect(Object.values(facets.material).every((count) => count > 0)).toBe(true)
    expect({ featured: facets.featured, inStock: facets.inStock, price: facets.price }).toEqual({
      featured: 8,
      inStock: 38,
      price: { min: 180, max: 4890 },
    })
  })

  it('shows on its first page pieces of every category', async () => {
    const { products } = await listing({ limit: '12' })
    expect(new Set(products.map(({ category }) => category._id)).size).toBe(5)
  })

  it('tells each piece in both languages, with two pictures described', async () => {
    const french = (await listing({ search: 'MAR-003' })).products[0]
    const english = (await listing({ search: 'MAR-003' }, 'en')).products[0]
    expect(french).toMatchObject({
      name: 'Robe de mariée Ondine',
      attributes: { color: { name: 'Ivoire et nude' } },
    })
    expect(english).toMatchObject({ name: 'Ondine Wedding Gown', category: { name: 'Wedding' } })
    expect(french?.images.map(({ alt }) => alt)).toEqual([
      'Robe de mariée Ondine, croquis de face, ivoire et nude',
      'Robe de mariée Ondine, croquis de dos, ivoire et nude',
    ])
    expect(english?.attributes.care).toBeTruthy()
  })

  it.each(['dentelle', 'dantelle', 'DENTELLE'])('finds its lace gowns for « %s »', async (search) => {
    const names = (await listing({ search })).products.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['Robe de mariée Ondine', 'Robe de mariée Solène', 'Robe Constance']),
    )
    expect(names).not.toContain('Robe Minuit')
  })

  it('finds its dresses for « robes »', async () => {
    const { products } = await listing({ search: 'robes' })
    expect(products.length).toBeGreaterThanOrEqual(28)
  })
})

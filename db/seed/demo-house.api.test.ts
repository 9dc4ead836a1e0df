import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchWords } from '../../src/features/catalog/server/search/search-words.ts'
import { isIdle, readSpokenWords } from '../../src/features/catalog/server/search/spoken-words.ts'
import { plates } from '../../src/features/content/server/content.table.ts'
import { galleryItems } from '../../src/features/gallery/server/gallery.table.ts'
import { catalogApi } from '../../src/testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../src/testing/database/test-database.ts'
import { quickDesk } from '../../src/testing/pictures/quick-desk.ts'
import { type TestProcess, testProcess } from '../../src/testing/test-context.ts'
import { readDemoData } from './demo-data.ts'
import { seedDemoHouse } from './demo-house.ts'
import { demoPlates } from './demo-plates.ts'
import { demoGallery } from './gallery/demo-gallery.ts'

let test: TestDatabase
let house: TestProcess

let drawn: string[] = []
const desk = quickDesk((name) => void drawn.push(name))

const seed = (at = desk) => seedDemoHouse({ ctx: house.context(), desk: at, drawn: 'for-opening' })

const listing = (query: Record<string, string> = {}, lng: 'fr' | 'en' = 'fr') =>
  catalogApi(house, lng)('GET /products', { query: { limit: '100', ...query } })

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
})

afterAll(() => test.close())

describe('the demo house', () => {
  it('stays empty when a drawing fails, and is filled the next time', async () => {
    const broken = quickDesk(() => {
      throw new Error('no space left')
    })
    await expect(seed(broken)).rejects.toThrow('no space left')
    expect((await listing()).count).toBe(0)
    expect(house.enqueued).toEqual([])
    expect(await seed()).toBe(true)
    expect((await listing()).count).toBe(40)
  })

  it('answers a search for any of its own words', async () => {
    const { pieces, categories } = readDemoData()
    const texts = [
      ...pieces.flatMap((piece) => [
        ...[piece.name_fr, piece.name_en, piece.material, piece.colour_fr, piece.colour_en],
        ...[piece.description_fr, piece.description_en, piece.composition_fr, piece.composition_en],
        ...[...piece.tags_fr, ...piece.tags_en],
      ]),
      ...categories.flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]),
    ]
    const words = await readSpokenWords(test.database.db, [...new Set(texts.flatMap(searchWords))])
    const searches = [
      ...pieces.map(({ sku }) => sku),
      ...categories.flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]),
      ...words.filter((word) => !isIdle(word)).map(({ word }) => word),
    ]
    const unanswered: string[] = []
    for (const search of searches)
      if ((await listing({ search, limit: '1' })).count === 0) unanswered.push(search)
    expect(unanswered).toEqual([])
  })

  it('draws first what is seen first, and leaves the rest to jobs', () => {
    expect(drawn.filter((name) => name.endsWith('-front'))).toHaveLength(40)
    expect(drawn.filter((name) => !name.endsWith('-front')).sort()).toEqual(['hero', 'hero-line'])
    const later = house.enqueued.map(({ data }) => JSON.stringify(data))
    expect(new Set(later).size).toBe(40 + demoPlates.length - 2 + demoGallery.length)
    expect(later).toContain('{"piece":"demo-003","front":"demo-003-front"}')
    expect(later).toContain('{"plate":"not-found"}')
    expect(later).toContain('{"gallery":"lookbook-07"}')
  })

  it('is filled only once', async () => {
    drawn = []
    expect(await seed()).toBe(false)
    expect(drawn).toEqual([])
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

  it('has one piece whose price was lowered, with what it cost before', async () => {
    const { products } = await listing()
    const reduced = products.filter(({ compareAtPrice }) => compareAtPrice !== undefined)
    expect(reduced).toMatchObject([{ name: 'Manteau Saint-Honoré', price: 1150, compareAtPrice: 1350 }])
  })

  it('shows on its first page pieces of every category', async () => {
    const { products } = await listing({ limit: '12' })
    expect(new Set(products.map(({ category }) => category._id)).size).toBe(5)
  })

  it('has reviews of most pieces, written before today by customers with a name, and none of others', async () => {
    const { products } = await listing()
    const reviewed = products.filter(({ ratingCount }) => ratingCount > 0)
    expect(reviewed).toHaveLength(25)
    expect(products.filter(({ sku }) => ['CER-001', 'ACC-003'].includes(sku))).toMatchObject([
      { ratingCount: 0 },
      { ratingCount: 0 },
    ])
    const aurore = reviewed.find(({ sku }) => sku === 'MAR-001')
    const { ratings } = await catalogApi(house)('GET /products/{id}', { params: { id: aurore?._id ?? '' } })
    expect(ratings.map(({ rating }) => rating)).toEqual([5, 5, 4, 5])
    expect(ratings[0]).toMatchObject({ user: { firstName: 'Claire', lastName: 'Delaunay' } })
    const now = house.context().clock.now().epochMilliseconds
    for (const { date } of ratings) expect(Date.parse(date)).toBeLessThan(now)
  })

  it('tells each piece in both languages, with its picture described', async () => {
    const french = (await listing({ search: 'MAR-003' })).products[0]
    const english = (await listing({ search: 'MAR-003' }, 'en')).products[0]
    expect(french).toMatchObject({
      name: 'Robe de mariée Ondine',
      attributes: { color: { name: 'Ivoire et nude' } },
    })
    expect(english).toMatchObject({ name: 'Ondine Wedding Gown', category: { name: 'Wedding' } })
    expect(french?.images.map(({ alt }) => alt)).toEqual([
      'Robe de mariée Ondine, croquis de face, ivoire et nude',
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

describe('a demo house drawn whole', () => {
  it('has four described views of each piece, all plates and its gallery, and leaves nothing to jobs', async () => {
    const other = await testDatabase()
    const whole = testProcess(other)
    expect(await seedDemoHouse({ ctx: whole.context(), desk: quickDesk(), drawn: 'whole' })).toBe(true)
    const { products } = await catalogApi(whole)('GET /products', { query: { limit: '100' } })
    expect(new Set(products.map(({ images }) => images.length))).toEqual(new Set([4]))
    expect(products.find(({ sku }) => sku === 'MAR-003')?.images.map(({ alt }) => alt)).toEqual([
      'Robe de mariée Ondine, croquis de face, ivoire et nude',
      'Robe de mariée Ondine, croquis de dos, ivoire et nude',
      'Robe de mariée Ondine, croquis de détail, ivoire et nude',
      'Robe de mariée Ondine, échantillon de l’étoffe, ivoire et nude',
    ])
    expect(await other.database.db.$count(plates)).toBe(demoPlates.length)
    expect(await other.database.db.$count(galleryItems)).toBe(demoGallery.length)
    expect(whole.enqueued).toEqual([])
    await other.close()
  })
})

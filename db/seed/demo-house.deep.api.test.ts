import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productImages } from '../../src/features/catalog/server/catalog.table.ts'
import { drawGalleryShares } from '../../src/features/gallery/server/draw-gallery-shares.ts'
import { galleryItems } from '../../src/features/gallery/server/gallery.table.ts'
import { drawPlateShares } from '../../src/features/plates/server/draw-plate-shares.ts'
import { plates } from '../../src/features/plates/server/plates.table.ts'
import { drawSharePictures } from '../../src/features/product-images/server/draw-share-pictures.ts'
import { searchWords } from '../../src/features/search/server/search-words.ts'
import { isIdle, readSpokenWords } from '../../src/features/search/server/spoken-words.ts'
import { catalogApi } from '../../src/testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../src/testing/database/test-database.ts'
import { memoryStore } from '../../src/testing/pictures/memory-store.ts'
import { type TestProcess, testProcess } from '../../src/testing/test-context.ts'
import { seedDemoHouse } from './demo-house.ts'
import { demoGallery, demoItemId } from './gallery/demo-gallery.ts'
import { demoPlates } from './plates/demo-plates.ts'
import { readDemoData } from './products/demo-data.ts'

let test: TestDatabase
let app: TestProcess

const media = memoryStore()

const seed = () => seedDemoHouse(app.context())

const listing = (query: Record<string, string> = {}, lng: 'fr' | 'en' = 'fr') =>
  catalogApi(app, lng)('GET /products', { query: { limit: '100', ...query } })

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test, media: media.store })
})

afterAll(() => test.close())

describe('the demo house', () => {
  it('stays empty when a picture cannot be stored, and is filled the next time', async () => {
    media.failAt(100)
    await expect(seed()).rejects.toThrow('the store is full')
    expect((await listing()).count).toBe(0)
    expect(await seed()).toBe(true)
    expect(app.enqueued).toEqual([])
    expect((await listing()).count).toBe(40)
  })

  it('answers a search for any of its own words', async () => {
    const { products, categories } = readDemoData()
    const texts = [
      ...products.flatMap((product) => [
        ...[product.name_fr, product.name_en, product.material, product.colour_fr, product.colour_en],
        ...[product.description_fr, product.description_en, product.composition_fr, product.composition_en],
        ...[...product.tags_fr, ...product.tags_en],
      ]),
      ...categories.flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]),
    ]
    const words = await readSpokenWords(test.database.db, [...new Set(texts.flatMap(searchWords))])
    const searches = [
      ...products.map(({ sku }) => sku),
      ...categories.flatMap(({ nameFr, nameEn }) => [nameFr, nameEn]),
      ...words.filter((word) => !isIdle(word)).map(({ word }) => word),
    ]
    const unanswered: string[] = []
    for (const search of searches)
      if ((await listing({ search, limit: '1' })).count === 0) unanswered.push(search)
    expect(unanswered).toEqual([])
  })

  it('is filled only once', async () => {
    media.failAt(1)
    expect(await seed()).toBe(false)
    expect((await listing()).count).toBe(40)
  })

  it('has its products in their categories, cloths and states', async () => {
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

  it('has one product whose price was lowered, with what it cost before', async () => {
    const { products } = await listing()
    const reduced = products.filter(({ compareAtPrice }) => compareAtPrice !== undefined)
    expect(reduced).toMatchObject([{ name: 'Manteau Saint-Honoré', price: 1150, compareAtPrice: 1350 }])
  })

  it('shows on its first page products of every category', async () => {
    const { products } = await listing({ limit: '12' })
    expect(new Set(products.map(({ category }) => category._id)).size).toBe(5)
  })

  it('has reviews of most products, written before today by customers with a name, and none of others', async () => {
    const { products } = await listing()
    const reviewed = products.filter(({ ratingCount }) => ratingCount > 0)
    expect(reviewed).toHaveLength(25)
    expect(products.filter(({ sku }) => ['CER-001', 'ACC-003'].includes(sku))).toMatchObject([
      { ratingCount: 0 },
      { ratingCount: 0 },
    ])
    const aurore = reviewed.find(({ sku }) => sku === 'MAR-001')
    const { ratings } = await catalogApi(app)('GET /products/{id}', { params: { id: aurore?._id ?? '' } })
    expect(ratings.map(({ rating }) => rating)).toEqual([5, 5, 4, 5])
    expect(ratings[0]).toMatchObject({ user: { firstName: 'Claire', lastName: 'Delaunay' } })
    const now = app.context().clock.now().epochMilliseconds
    for (const { date } of ratings) expect(Date.parse(date)).toBeLessThan(now)
  })

  it('tells each product in both languages, with its picture described', async () => {
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
      'Robe de mariée Ondine, croquis de détail, ivoire et nude',
      'Robe de mariée Ondine, échantillon de l’étoffe, ivoire et nude',
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

describe('the pictures of the demo house', () => {
  /** Every picture that a table shows, with the file that a shared link shows of it. */
  const shownPictures = async () => {
    const { db } = test.database
    return [
      ...(await db
        .select({ key: productImages.mediaKey, widths: productImages.widths, share: productImages.share })
        .from(productImages)),
      ...(await db.select({ key: plates.key, widths: plates.widths, share: plates.share }).from(plates)),
      ...(await db
        .select({ key: galleryItems.key, widths: galleryItems.widths, share: galleryItems.share })
        .from(galleryItems)),
    ]
  }

  it('are four of each product, one in every slot, and the whole gallery in its order', async () => {
    const { products } = await listing()
    expect(new Set(products.map(({ images }) => images.length))).toEqual(new Set([4]))
    expect(await test.database.db.$count(plates)).toBe(demoPlates.length)
    const hung = await test.database.db
      .select()
      .from(galleryItems)
      .orderBy(asc(galleryItems.board), asc(galleryItems.position))
    expect(hung.map(({ id }) => id)).toEqual(
      demoGallery.toSorted((one, other) => one.board.localeCompare(other.board)).map(demoItemId),
    )
    expect(hung.map(({ position }) => position)).toEqual([
      ...hung.filter(({ board }) => board === 'inspiration').keys(),
      ...hung.filter(({ board }) => board === 'lookbook').keys(),
    ])
  })

  it('are all there at every width, with what links to their pages show', async () => {
    const shown = await shownPictures()
    const files = shown.flatMap(({ key, widths, share }) => [
      ...widths.map((width) => `${key}/${width}.avif`),
      ...(share === null ? [] : [`${key}/${share}`]),
    ])
    expect(files.filter((file) => !media.files.has(file))).toEqual([])
    expect([...media.files.keys()].filter((file) => !files.includes(file))).toEqual([])
  })

  it('leave no share picture to be made later', async () => {
    const made = media.files.size
    for (const drawShares of [drawSharePictures, drawGalleryShares, drawPlateShares])
      await drawShares(app.context())
    expect(media.files.size).toBe(made)
  })
})

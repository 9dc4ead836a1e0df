import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import { materialsTexts } from '../materials.texts.ts'
import { products } from './catalog.table.ts'

let app: CatalogApp
let gown: string
let stole: string

const frenchApi = () => catalogApi(app)

const productOf = (id: string, lng: 'fr' | 'en' = 'fr') =>
  catalogApi(app, lng)('GET /products/{id}', { params: { id } })

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), {
    sku: 'MAR-777',
    nameFr: 'Robe Complète',
    nameEn: 'Complete Gown',
    descriptionFr: 'Une mousseline légère.',
    material: 'Mousseline',
    priceCents: 129_050,
    tagsFr: ['sirène'],
    colorFr: 'Ivoire',
    colorEn: 'Ivory',
    colorHex: '#F6F0E2',
    createdAt: testNow,
    variants: [
      { size: '36', stock: 0 },
      { size: '38', stock: 3 },
      { size: 'Sur mesure', stock: 2 },
    ],
    images: [
      {
        key: 'aa',
        width: 900,
        height: 1200,
        color: '#eeeeee',
        widths: [400, 800],
        altFr: 'De face',
        altEn: 'Front',
      },
      { key: 'bb', width: 900, height: 1200, color: '#eeeeee', widths: [400], altFr: 'De dos' },
    ],
  })
  stole = await enterProduct(app.context(), {
    nameFr: 'Étole Unique',
    categoryId: 'ceremonie',
    variants: [{ size: '', stock: 4 }],
  })
})

afterAll(() => app.close())

describe('a product', () => {
  it('is answered with everything that its page shows', async () => {
    expect(await productOf(gown)).toEqual({
      _id: gown,
      language: 'fr',
      name: 'Robe Complète',
      description: 'Une mousseline légère.',
      price: 1290.5,
      stock: 5,
      featured: false,
      images: [
        expect.objectContaining({
          url: '/media/aa/800.webp',
          alt: 'De face',
          width: 900,
          widths: [400, 800],
        }),
        expect.objectContaining({ url: '/media/bb/400.webp', alt: 'De dos' }),
      ],
      category: { _id: 'mariage', name: 'Mariage' },
      sizes: ['38', 'Sur mesure'],
      variants: [
        { size: '36', stock: 0 },
        { size: '38', stock: 3 },
        { size: 'Sur mesure', stock: 2 },
      ],
      attributes: {
        material: 'Mousseline',
        materialName: 'Mousseline',
        customizable: true,
        tags: ['sirène'],
        composition: '100 % soie',
        color: { name: 'Ivoire', hex: '#F6F0E2' },
        animalParts: false,
        fittedAt: ['bust', 'waist', 'hip'],
      },
      garment: { cut: {}, measures: [] },
      sku: 'MAR-777',
      ratings: [],
      rating: 0,
      ratingCount: 0,
      createdAt: '2026-10-14T10:00:00.000Z',
      updatedAt: '2026-10-14T10:00:00.000Z',
      version: 1,
    })
  })

  it('is told in English where there is English, else in French; the material stays the filter value', async () => {
    const product = await productOf(gown, 'en')
    expect(product).toMatchObject({
      name: 'Complete Gown',
      description: 'Une mousseline légère.',
      category: { name: 'Wedding' },
      attributes: {
        material: 'Mousseline',
        materialName: materialsTexts.en.Mousseline,
        color: { name: 'Ivory' },
        tags: ['sirène'],
      },
    })
    expect(product.images.map(({ alt }) => alt)).toEqual(['Front', 'De dos'])
  })

  it('without sizes has one variant without a size', async () => {
    expect(await productOf(stole)).toMatchObject({
      sizes: [],
      variants: [{ size: null, stock: 4 }],
      stock: 4,
    })
  })

  it('is the same under its id in capitals', async () => {
    expect(await productOf(gown.toUpperCase())).toMatchObject({ _id: gown })
  })

  it.each([
    '00000000-0000-4000-8000-000000000000',
    'nope',
    "'; drop table products; --",
    '%00',
    'a'.repeat(10_000),
  ])('is not found under %j', async (id) => {
    await expect(productOf(id)).rejects.toMatchObject({ code: 'product_not_found', kind: 'not-found' })
  })

  it('is told by its name and its category once it is removed, and by nothing else', async () => {
    const id = await enterProduct(app.context(), { nameFr: 'Robe Partie', nameEn: 'Gown Gone' })
    await removeProduct(app.context(), { id })
    const category = { _id: 'mariage', name: 'Wedding' }
    await expect(productOf(id, 'en')).rejects.toMatchObject({
      code: 'product_not_found',
      kind: 'not-found',
      instead: { removed: { _id: id, name: 'Gown Gone', category } },
    })
    await app.context().db.update(products).set({ categoryId: null }).where(eq(products.id, id))
    await expect(productOf(id)).rejects.toMatchObject({
      instead: { removed: { _id: id, name: 'Robe Partie', category: null } },
    })
    await expect(productOf('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ instead: {} })
  })

  it('is nowhere under a name that no database keeps', async () => {
    await expect(productOf('\u0000')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('the categories', () => {
  it('come in the order of the house, in the language of the call, with their products counted', async () => {
    const { categories } = await catalogApi(app, 'en')('GET /categories', {})
    expect(categories).toEqual([
      { _id: 'mariage', name: 'Wedding', slug: 'mariage', productCount: 1 },
      { _id: 'ceremonie', name: 'Ceremony', slug: 'ceremonie', productCount: 1 },
      { _id: 'soiree', name: 'Evening', slug: 'soiree', productCount: 0 },
    ])
  })
})

describe('a listing', () => {
  it('beyond the last page is empty and still tells the count', async () => {
    const listing = await frenchApi()('GET /products', { query: { page: 40, limit: 1 } })
    expect(listing).toMatchObject({ products: [], count: 2, totalPages: 2 })
  })

  it('counts every value of the menus, also those without a product', async () => {
    const { facets } = await frenchApi()('GET /products', { query: {} })
    expect(facets.category).toEqual({ mariage: 1, ceremonie: 1, soiree: 0 })
    expect(facets.material).toMatchObject({ Mousseline: 1, Soie: 1, Cuir: 0 })
    expect(facets.price).toEqual({ min: 1200, max: 1290.5 })
  })

  it('takes the words of the menus: « _all » filters nothing, « non » and « oui » do', async () => {
    const countOf = async (query: Record<string, string>) =>
      (await frenchApi()('GET /products', { query })).count
    expect(await countOf({ category: '_all', material: '_all', customizable: '_all', search: '' })).toBe(2)
    expect(await countOf({ customizable: 'oui', lng: 'en' })).toBe(2)
    expect(await countOf({ customizable: 'non' })).toBe(0)
  })

  it('finds nothing in a category or a cloth that does not exist', async () => {
    expect(await frenchApi()('GET /products', { query: { category: 'nowhere' } })).toMatchObject({ count: 0 })
    expect(await frenchApi()('GET /products', { query: { material: 'Bois' } })).toMatchObject({
      count: 0,
      totalPages: 0,
    })
  })

  it.each([{ page: 0 }, { page: 1.5 }, { limit: 101 }, { minPrice: -1 }, { search: 'a'.repeat(201) }])(
    'refuses %j',
    async (query) => {
      await expect(frenchApi()('GET /products', { query })).rejects.toBeInstanceOf(InvalidInput)
    },
  )

  it('counts a price that is not a number as 0, and takes none for no limit', async () => {
    const all = await frenchApi()('GET /products', { query: {} })
    for (const minPrice of ['abc', 'NaN', ''])
      expect((await frenchApi()('GET /products', { query: { minPrice } })).count).toBe(all.count)
    expect((await frenchApi()('GET /products', { query: { maxPrice: 'abc' } })).count).toBe(0)
  })

  it('says what it was made from, so that its cached page falls with it', async () => {
    app.read.length = 0
    await frenchApi()('GET /products', { query: { category: 'mariage' } })
    expect(app.read).toEqual(expect.arrayContaining(['products', 'categories', `product:${gown}`]))
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { admin, catalogApi, namesFound } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { changePrice } from '../../../../testing/catalog/change-price.ts'
import { aProductInput } from '../../../../testing/catalog/product-input.ts'
import { findOffers } from '../../../cart/server/cart.repository.ts'
import { productPages } from '../../../catalog/server/catalog.indexed-pages.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { findShownProducts } from '../../../catalog/server/listing/shown-products.public.ts'
import { presentedProducts } from '../../../favourites/server/favourites.repository.ts'
import { findSize } from '../../../restock/server/asked-size.ts'
import { findProductsForSale } from '../../../stock/server/products-for-sale.public.ts'
import { lockIfThere } from '../../../stock/server/stock.public.ts'
import { stockRaised } from '../../../stock/server/stock-raised.public.ts'
import type { ProductListContract } from '../../product-list.contract.ts'
import { productListRoutes } from '../product-list.routes.ts'
import { publishDue } from './publish-due.ts'

let app: CatalogApp
let id: string
let name: string
let accountId: string

const desk = () => catalogApi(app, 'fr', admin)
const db = () => app.test.database.db

const seen = () => catalogApi(app)('GET /products/{id}', { params: { id } })

/** A draft of which everything is written. */
const draft = async (more: { readonly name: string; readonly category: string }) => {
  const { product } = await desk()('POST /admin/products', { body: { ...more, price: 1200 } })
  const { variants = [], stock: _stock, ...input } = aProductInput(more)
  await desk()('PUT /admin/products/{id}', {
    params: { id: product._id },
    body: { ...input, variants, version: product.version },
  })
  return product._id
}

const become = (state: 'draft' | 'published' | 'archived', publishAt?: string | null) =>
  desk()('PUT /products/{id}/state', { params: { id }, body: { state, publishAt } })

const listDispatcher = createDispatcher({ modules: [productListRoutes], checkAnswers: true })

const listedByTeam = (status?: 'archived') =>
  createApi<ProductListContract>(
    (key, call) => listDispatcher.call(app.context({ caller: admin }), key, call),
    'fr',
  )('GET /admin/products', { query: { status, limit: 100 } })

const inDays = (days: number) =>
  app
    .context()
    .clock.now()
    .add({ hours: 24 * days })
    .toString()

/** Everywhere where the shop could show, sell or name the product. */
const placesInTheShop = async () => {
  const word = name.split(' ').at(-1) ?? ''
  const all = await catalogApi(app)('GET /products', { query: { limit: 100 } })
  const { categories } = await catalogApi(app)('GET /categories', {})
  const pages = await productPages.read(app.context(), { offset: 0, limit: 1000 })
  const wanted = [{ productId: id, size: '38', quantity: 1 }]
  return {
    listed: all.products.some(({ _id }) => _id === id),
    counted: categories.find(({ _id }) => _id === 'soiree')?.productCount === 1,
    searched: (await namesFound(app, word)).names.includes(name),
    asked: (await catalogApi(app)('GET /products', { query: { ids: id } })).count === 1,
    opened: await seen().then(
      () => true,
      () => false,
    ),
    mapped: pages.some(({ path }) => path.includes(id)),
    sold: (await findProductsForSale(db(), { ids: [id], accountId: undefined })).length === 1,
    reserved: await app.context().write((tx) => lockIfThere(tx.db, wanted)),
    offered: (await findOffers(db(), { accountId, productIds: [id] })).length > 0,
    kept: (await presentedProducts(db(), [id])).length === 1,
    awaited: (await findSize(db(), { productId: id, size: '38' })) !== undefined,
    inLookBook: (await findShownProducts(db(), { ids: [id], lng: 'fr' })).has(id),
  }
}

const everywhere = (is: boolean) =>
  Object.fromEntries(
    [
      'listed',
      'counted',
      'searched',
      'asked',
      'opened',
      'mapped',
      'sold',
      'reserved',
      'offered',
      'kept',
      'awaited',
      'inLookBook',
    ].map((place) => [place, is]),
  )

beforeAll(async () => {
  app = await catalogApp()
  accountId = (await enterCustomer(app.context())).id
})

let made = 0

beforeEach(async () => {
  name = `Robe ${'abcdefghij'[made++]}urorette`
  await db().update(products).set({ categoryId: 'mariage' })
  id = await draft({ name, category: 'soiree' })
})

afterAll(() => app.close())

describe('a draft', () => {
  it('is known to nobody but the team, until it is published; archived it is gone again, with its name', async () => {
    await expect(seen()).rejects.toMatchObject({ kind: 'not-found', instead: {} })
    expect(await placesInTheShop()).toEqual(everywhere(false))
    await become('published')
    expect(await placesInTheShop()).toEqual(everywhere(true))
    await become('archived')
    expect(await placesInTheShop()).toEqual(everywhere(false))
    await expect(seen()).rejects.toMatchObject({ instead: { removed: { name } } })
    await become('published')
    expect(await placesInTheShop()).toEqual(everywhere(true))
  })

  it('begins with a name, a category and a price, and says what it lacks when it is to be published', async () => {
    const begun = await desk()('POST /admin/products', {
      body: { name: 'Robe Zélie', category: 'mariage', price: 900 },
    })
    expect(begun.product).toMatchObject({ description: '', variants: [], stock: 0 })
    id = begun.product._id
    const refused = {
      issues: [{ path: ['description'] }, { path: ['attributes', 'composition'] }, { path: ['variants'] }],
    }
    await expect(become('published')).rejects.toMatchObject(refused)
    await expect(become('draft', inDays(1))).rejects.toMatchObject(refused)
    const { product } = await desk()('GET /admin/products/{id}', { params: { id } })
    expect(product).toMatchObject({ state: 'draft', publishAt: null })
    await desk()('PUT /admin/products/{id}', {
      params: { id },
      body: {
        ...product,
        description: 'Coupée dans le biais.',
        attributes: { ...product.attributes, composition: '100 % soie' },
        variants: [{ size: null, stock: 1 }],
      },
    })
    await become('published')
    expect(await seen()).toMatchObject({ stock: 1 })
  })

  it('is new in the shop on the day on which it is published', async () => {
    const { createdAt } = (await desk()('GET /admin/products/{id}', { params: { id } })).product
    app.moveClock({ hours: 48 })
    await become('published')
    const published = (await seen()).createdAt
    expect(published > createdAt).toBe(true)
    await become('archived')
    app.moveClock({ hours: 48 })
    await become('published')
    expect((await seen()).createdAt).toBe(published)
  })

  it('is published by itself at its moment, once, and not before', async () => {
    await become('draft', inDays(2))
    expect(app.enqueued.at(-1)).toMatchObject({ name: 'catalog.publish-due' })
    await publishDue(app.context())
    await expect(seen()).rejects.toMatchObject({ kind: 'not-found' })
    app.moveClock({ hours: 49 })
    await publishDue(app.context())
    await publishDue(app.context())
    expect(await seen()).toMatchObject({ version: 4 })
    const logged = await db()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.id)
    expect(logged.map(({ action }) => action)).toEqual([
      'product.created',
      'product.updated',
      'product.dated',
      'product.published',
    ])
  })

  it('that has a date stays written whole, and may lose its date', async () => {
    await become('draft', inDays(2))
    const { product } = await desk()('GET /admin/products/{id}', { params: { id } })
    await expect(
      desk()('PUT /admin/products/{id}', { params: { id }, body: { ...product, description: '' } }),
    ).rejects.toMatchObject({ issues: [{ path: ['description'] }] })
    await become('draft', null)
    app.moveClock({ hours: 49 })
    await publishDue(app.context())
    await expect(seen()).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('has a date to come and no other, and none once it is shown', async () => {
    await expect(become('draft', inDays(-1))).rejects.toMatchObject({ code: 'published_in_past' })
    await expect(become('published', inDays(1))).rejects.toMatchObject({ code: 'published_in_past' })
    await become('published')
    await expect(become('draft')).rejects.toMatchObject({ code: 'already_shown' })
  })
})

describe('a state', () => {
  it('is set once, whoever else sets it at the same moment', async () => {
    const { version } = (await desk()('GET /admin/products/{id}', { params: { id } })).product
    const publish = () =>
      desk()('PUT /products/{id}/state', { params: { id }, body: { state: 'published', version } })
    const ends = await Promise.allSettled([publish(), publish()])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await seen()).version).toBe(version + 1)
    await become('published')
    expect((await seen()).version).toBe(version + 1)
  })

  it('that shows a product again tells those who wait for a size', async () => {
    await become('published')
    expect(app.enqueued.at(-1)).toEqual({
      name: stockRaised.name,
      data: { sizes: [{ productId: id, size: '38' }] },
    })
  })

  it('is for the team of the catalogue alone, in the list of the shop as well', async () => {
    const listed = (caller: Parameters<typeof catalogApi>[2], search?: string) =>
      catalogApi(app, 'fr', caller)('GET /products', { query: { state: 'draft', search, limit: 100 } })
    const customer = await enterCustomer(app.context())
    const salon = await enterCustomer(app.context(), { role: 'staff' })
    await expect(listed(null)).rejects.toMatchObject({ kind: 'unauthenticated' })
    for (const caller of [customer, salon])
      await expect(listed(caller)).rejects.toMatchObject({ kind: 'forbidden' })
    const { products: drafts, count, facets } = await listed(admin, name)
    expect(drafts.map(({ _id }) => _id)).toEqual([id])
    expect([count, facets.category.soiree]).toEqual([1, 1])
  })

  it('counts in the list of the team, which it narrows', async () => {
    await become('published')
    const { counts: before } = await listedByTeam()
    await become('archived')
    const { counts, products: archived } = await listedByTeam('archived')
    expect(counts).toEqual({
      ...before,
      published: (before.published ?? 0) - 1,
      archived: (before.archived ?? 0) + 1,
    })
    expect(archived.map(({ _id, state }) => [_id, state])).toContainEqual([id, 'archived'])
  })
})

describe('a price', () => {
  it('that nobody could buy at is none by which a reduction is measured', async () => {
    await changePrice(app.context(), { productId: id, priceCents: 500_000 })
    app.moveClock({ hours: 24 * 3 })
    await changePrice(app.context(), { productId: id, priceCents: 90_000 })
    await become('published')
    app.moveClock({ hours: 24 * 3 })
    expect(await seen()).not.toHaveProperty('compareAtPrice')
    await become('archived')
    await changePrice(app.context(), { productId: id, priceCents: 300_000 })
    app.moveClock({ hours: 24 * 3 })
    await changePrice(app.context(), { productId: id, priceCents: 80_000 })
    await become('published')
    // It was sold at 900 € six days ago.
    expect(await seen()).toMatchObject({ price: 800, compareAtPrice: 900 })
  })

  it('that ended more than 30 days before the product came back lower is none, either', async () => {
    await become('published')
    app.moveClock({ hours: 24 * 3 })
    await become('archived')
    app.moveClock({ hours: 24 * 40 })
    await changePrice(app.context(), { productId: id, priceCents: 80_000 })
    await become('published')
    expect(await seen()).not.toHaveProperty('compareAtPrice')
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { aProductInput } from '../../../../testing/catalog/product-input.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import type { ProductVersionsContract } from '../../product-versions.contract.ts'
import { productVersionsRoutes } from '../product-versions.routes.ts'

let app: CatalogApp
let member: Awaited<ReturnType<typeof enterCustomer>>
let id: string

const dispatcher = createDispatcher({ modules: [productVersionsRoutes], checkAnswers: true })

const api = () =>
  createApi<ProductVersionsContract>(
    (key, call) => dispatcher.call(app.context({ caller: member }), key, call),
    'fr',
  )

const desk = () => catalogApi(app, 'fr', member)

const versions = async () =>
  (await api()('GET /admin/products/{id}/versions', { params: { id }, query: { limit: 100 } })).versions

const edited = async () => (await desk()('GET /admin/products/{id}', { params: { id } })).product

const change = async (more: Record<string, unknown>) =>
  desk()('PUT /products/{id}', { params: { id }, body: { ...(await edited()), ...more } })

const restore = (version: string, seen?: number) =>
  api()('POST /admin/products/{id}/restorations', { params: { id }, body: { version, seen } })

beforeAll(async () => {
  app = await catalogApp()
  member = await enterCustomer(app.context(), { role: 'admin' })
})

beforeEach(async () => {
  const product = await desk()('POST /products', {
    body: aProductInput({ name: 'Robe Aurore', price: 1200 }),
  })
  id = product._id
})

afterAll(() => app.close())

describe('the versions of a product', () => {
  it('say who did what, field by field, the newest first', async () => {
    await change({ name: 'Robe Zélie', price: 990 })
    await desk()('PATCH /products/{id}', {
      params: { id },
      body: { stocks: [{ size: '40', stock: 4 }], reason: 'Livraison' },
    })
    await desk()('PUT /products/{id}/state', { params: { id }, body: { state: 'archived' } })
    const [archived, stocked, renamed, created, ...others] = await versions()
    expect(others).toEqual([])
    expect(archived).toMatchObject({
      action: 'archived',
      changes: expect.arrayContaining([{ field: 'state', before: 'published', after: 'archived' }]),
    })
    expect(stocked).toMatchObject({
      reason: 'Livraison',
      changes: [{ field: 'stocks', before: ['38: 2', '40: 0'], after: ['38: 2', '40: 4'] }],
      restorable: false,
    })
    expect(renamed?.by).toMatch(/\S/)
    expect(renamed?.changes).toEqual([
      { field: 'name', before: 'Robe Aurore', after: 'Robe Zélie' },
      { field: 'price', before: 1200, after: 990 },
    ])
    expect(created).toMatchObject({ action: 'created', restorable: true })
  })

  it('can be had again as a new one, with the stock of now, and that again', async () => {
    await change({ name: 'Robe Zélie', price: 990, variants: [{ size: '38', stock: 9 }] })
    const [renamed, created] = await versions()
    const { version } = await edited()
    await restore(created?._id ?? '', version)
    expect(await edited()).toMatchObject({
      name: 'Robe Aurore',
      price: 1200,
      version: version + 1,
      variants: [{ size: '38', stock: 9 }],
    })
    expect((await versions())[0]).toMatchObject({ action: 'restored' })
    await restore(renamed?._id ?? '')
    expect(await edited()).toMatchObject({ name: 'Robe Zélie', price: 990 })
    await restore(renamed?._id ?? '')
    expect(await edited()).toMatchObject({ version: version + 2 })
    await expect(restore(created?._id ?? '', version)).rejects.toMatchObject({ code: 'product_changed' })
  })

  it('of another product, or none, are none of this one', async () => {
    const [own] = await versions()
    const other = await desk()('POST /products', { body: aProductInput() })
    id = other._id
    await expect(restore(own?._id ?? '')).rejects.toMatchObject({ code: 'version_not_found' })
    await expect(restore('999999999999999')).rejects.toMatchObject({ code: 'version_not_found' })
    await expect(restore('nope')).rejects.toMatchObject({ name: 'InvalidInput' })
  })

  it('are, whatever is edited and restored, what the product was then', async () => {
    const step = fc.record({
      name: fc.constantFrom('Robe A', 'Robe B'),
      price: fc.constantFrom(100, 200, 300),
      care: fc.constantFrom(undefined, 'À la main'),
      english: fc.constantFrom(null, { name: 'Gown', tags: ['silk'] }),
      back: fc.option(fc.nat(6), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        const made = await desk()('POST /products', { body: aProductInput() })
        id = made._id
        const wordsOf = async () => {
          const { name, price, attributes, en } = await edited()
          return { name, price, care: attributes.care, en }
        }
        const was = new Map([[(await versions())[0]?._id ?? '', await wordsOf()]])
        for (const { name, price, care, english, back } of steps) {
          if (back === undefined) {
            const { attributes } = await edited()
            await change({ name, price, en: english, attributes: { ...attributes, care } })
          } else {
            const known = [...was.keys()]
            const wanted = known[back % known.length] ?? ''
            await restore(wanted)
            expect(await wordsOf()).toEqual(was.get(wanted))
          }
          was.set((await versions())[0]?._id ?? '', await wordsOf())
        }
      }),
      { numRuns: propertyRuns(20) },
    )
  })
})

describe('an English text', () => {
  it('is stale once its French has changed since, until it is written again', async () => {
    const stale = async () =>
      (await api()('GET /admin/products/{id}/versions', { params: { id }, query: {} })).stale
    const en = { name: 'Aurore Gown', description: 'Cut on the bias.', tags: [] }
    await change({ en })
    expect(await stale()).toEqual([])
    await change({ name: 'Robe Zélie', price: 990 })
    await change({ featured: true })
    expect(await stale()).toEqual(['name'])
    await change({ en: { ...en, name: 'Zélie Gown' } })
    expect(await stale()).toEqual([])
    await change({ description: 'Doublée.', en: null })
    expect(await stale()).toEqual([])
    await change({ description: 'Doublée de soie.', en })
    expect(await stale()).toEqual([])
  })
})

describe('the prices of a product', () => {
  it('are told from the first, with what may be said of them', async () => {
    const prices = () => api()('GET /admin/products/{id}/prices', { params: { id } })
    expect(await prices()).toMatchObject({
      prices: [{ price: 1200, to: null }],
      lowest: 1200,
      reduction: null,
    })
    app.moveClock({ hours: 48 })
    await desk()('PATCH /products/{id}', { params: { id }, body: { price: 900 } })
    const { prices: told, lowest, reduction } = await prices()
    expect(told).toMatchObject([
      { price: 1200, to: told[1]?.from },
      { price: 900, to: null },
    ])
    const until = app
      .context()
      .clock.now()
      .add({ hours: 24 * 30 })
      .toString({ smallestUnit: 'millisecond' })
    expect([lowest, reduction]).toEqual([900, { from: 1200, until }])
    await expect(api()('GET /admin/products/{id}/prices', { params: { id: 'nope' } })).rejects.toMatchObject({
      code: 'product_not_found',
    })
  })
})

describe('a copy', () => {
  it('is a draft with the same words, nothing in stock and no reference', async () => {
    const { product } = await api()('POST /admin/products/{id}/copies', { params: { id }, body: {} })
    expect(product).toMatchObject({
      name: 'Robe Aurore (copie)',
      state: 'draft',
      sku: '',
      featured: false,
      price: 1200,
      stock: 0,
      variants: [
        { size: '38', stock: 0 },
        { size: '40', stock: 0 },
      ],
    })
    expect((await edited()).name).toBe('Robe Aurore')
    await desk()('PUT /products/{id}/state', { params: { id: product._id }, body: { state: 'published' } })
    await expect(
      api()('POST /admin/products/{id}/copies', { params: { id: 'nope' }, body: {} }),
    ).rejects.toMatchObject({ code: 'product_not_found' })
  })
})

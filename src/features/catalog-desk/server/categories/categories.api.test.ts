import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { admin, catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { aProductInput } from '../../../../testing/catalog/product-input.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'

let test: TestDatabase
let app: TestProcess

const api = () => catalogApi(app, 'fr', admin)

const shown = async (lng: 'fr' | 'en' = 'fr') =>
  (await catalogApi(app, lng)('GET /categories', {})).categories

/** The database is only migrated, so the house has no category and no product yet. */
beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

afterAll(() => test.close())

describe('the categories of a house that begins', () => {
  it('are entered before its first product', async () => {
    expect(await shown()).toEqual([])
    const { category } = await api()('POST /categories', {
      body: { name: 'Robes du soir', en: { name: 'Evening gowns' } },
    })
    expect(category).toEqual({
      _id: 'robes-du-soir',
      name: 'Robes du soir',
      slug: 'robes-du-soir',
      productCount: 0,
    })
    await api()('POST /products', { body: aProductInput({ category: category._id }) })
    expect(await shown('en')).toMatchObject([{ name: 'Evening gowns', productCount: 1 }])
    const { facets } = await catalogApi(app)('GET /products', { query: {} })
    expect(facets.category).toEqual({ 'robes-du-soir': 1 })
  })

  it('come one after the other unless their place is told', async () => {
    await api()('POST /categories', { body: { name: 'Voiles' } })
    await api()('POST /categories', { body: { name: 'Gants', position: 0 } })
    expect((await shown()).map(({ _id }) => _id)).toEqual(['gants', 'robes-du-soir', 'voiles'])
  })

  it('are named anew, in one language or both', async () => {
    const rename = (body: Parameters<typeof put>[0]) => put(body)
    const put = (body: { name: string; en?: { name: string } | null; position?: number }) =>
      api()('PUT /categories/{id}', { params: { id: 'robes-du-soir' }, body })
    await rename({ name: 'Le soir' })
    expect(await shown('en')).toMatchObject([{}, { name: 'Evening gowns' }, {}])
    await rename({ name: 'Le soir', en: null, position: 9 })
    expect((await shown('en')).map(({ name }) => name)).toEqual(['Gants', 'Voiles', 'Le soir'])
  })

  it('have each an id of their own, which an address can hold', async () => {
    const enter = (body: { name: string; slug?: string }) => api()('POST /categories', { body })
    await expect(enter({ name: 'Vôiles' })).rejects.toMatchObject({
      code: 'category_taken',
      kind: 'conflict',
    })
    await expect(enter({ name: '花' })).rejects.toMatchObject({ code: 'category_unnamed', kind: 'invalid' })
    await expect(enter({ name: 'Hiver', slug: 'L’hiver' })).rejects.toMatchObject({ name: 'InvalidInput' })
    await expect(
      api()('PUT /categories/{id}', { params: { id: '__proto__' }, body: { name: 'X' } }),
    ).rejects.toMatchObject({ code: 'category_not_found' })
  })

  it('go only once nothing that is shown lies in them', async () => {
    const remove = (id: string) => api()('DELETE /categories/{id}', { params: { id }, query: {} })
    const [product] = (await catalogApi(app)('GET /products', { query: {} })).products
    await expect(remove('robes-du-soir')).rejects.toMatchObject({ code: 'category_in_use', kind: 'conflict' })
    await api()('DELETE /products/{id}', { params: { id: product?._id ?? '' }, query: {} })
    await remove('robes-du-soir')
    expect((await shown()).map(({ _id }) => _id)).toEqual(['gants', 'voiles'])
    await expect(remove('robes-du-soir')).rejects.toMatchObject({ code: 'category_not_found' })
  })

  it('take no product while they go', async () => {
    const outcomes = await Promise.allSettled([
      api()('DELETE /categories/{id}', { params: { id: 'voiles' }, query: {} }),
      api()('POST /products', { body: aProductInput({ category: 'voiles' }) }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = (await shown()).find(({ _id }) => _id === 'voiles')
    expect(left?.productCount ?? 0).toBe(left ? 1 : 0)
  })

  it('leave a line in the log for each change, and pages that show them are made anew', async () => {
    app.announced.length = 0
    await api()('POST /categories', { body: { name: 'Capes' } })
    expect(app.announced).toEqual(['categories', 'products'])
    const actions = (await test.database.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['category.created', 'category.updated', 'category.removed']),
    )
  })
})

describe('the categories as the team works on them', () => {
  const listed = async () => (await api()('GET /admin/categories', {})).categories
  const enter = (name: string) => api()('POST /categories', { body: { name } })

  it('have words in both languages with which their pages open', async () => {
    await api()('POST /categories', {
      body: { name: 'Étoles', intro: 'Tissées main.', en: { name: 'Stoles', intro: 'Hand-woven.' } },
    })
    const find = async (lng: 'fr' | 'en') => (await shown(lng)).find(({ _id }) => _id === 'etoles')
    expect([(await find('fr'))?.intro, (await find('en'))?.intro]).toEqual(['Tissées main.', 'Hand-woven.'])
    const put = (body: {
      name: string
      intro?: string | null
      en?: { name: string; intro?: string } | null
    }) => api()('PUT /categories/{id}', { params: { id: 'etoles' }, body })
    await put({ name: 'Étoles', en: { name: 'Shawls' } })
    expect(await find('en')).toMatchObject({ name: 'Shawls', intro: 'Hand-woven.' })
    await put({ name: 'Étoles', en: { name: 'Shawls', intro: '' } })
    expect((await find('en'))?.intro).toBe('Tissées main.')
    await put({ name: 'Étoles', intro: null })
    expect(await find('fr')).not.toHaveProperty('intro')
  })

  it('that somebody changed meanwhile are not overwritten, and unchanged ones write nothing', async () => {
    const category = (await listed()).find(({ _id }) => _id === 'etoles')
    const put = (name: string) =>
      api()('PUT /categories/{id}', {
        params: { id: 'etoles' },
        body: { name, version: category?.version },
      })
    await put('Étoles')
    expect((await listed()).find(({ _id }) => _id === 'etoles')?.version).toBe(category?.version)
    await put('Châles')
    await expect(put('Écharpes')).rejects.toMatchObject({ code: 'category_changed', kind: 'conflict' })
  })

  it('are put in an order that names each of them once', async () => {
    await enter('Boléros')
    const ids = (await listed()).map(({ _id }) => _id)
    const put = (wanted: readonly string[]) =>
      api()('PUT /admin/categories/order', { body: { ids: [...wanted] } })
    await put(ids.toReversed())
    expect((await shown()).map(({ _id }) => _id)).toEqual(ids.toReversed())
    for (const wrong of [ids.slice(1), [...ids, 'autres'], [...ids, ids[0] ?? '']])
      await expect(put(wrong)).rejects.toMatchObject({ code: 'category_order_of_before' })
  })

  it('go with their products into another one, drafts among them, and the search follows', async () => {
    await enter('Jupons')
    const { _id } = await api()('POST /products', {
      body: aProductInput({ name: 'Corolle', category: 'jupons' }),
    })
    await api()('POST /admin/products', { body: { name: 'Ébauche', category: 'jupons', price: 10 } })
    expect((await listed()).find((each) => each._id === 'jupons')).toMatchObject({
      products: 2,
      published: 1,
    })
    const remove = (moveTo?: string) =>
      api()('DELETE /categories/{id}', { params: { id: 'jupons' }, query: { moveTo } })
    await expect(remove()).rejects.toMatchObject({ code: 'category_in_use' })
    await expect(remove('jupons')).rejects.toMatchObject({ code: 'category_in_use' })
    await expect(remove('nulle-part')).rejects.toMatchObject({ code: 'category_not_found' })
    await remove('boleros')
    const { product } = await api()('GET /admin/products/{id}', { params: { id: _id } })
    expect(product).toMatchObject({ category: { _id: 'boleros' }, version: 2 })
    expect((await listed()).find((each) => each._id === 'boleros')).toMatchObject({
      products: 2,
      published: 1,
    })
    const { products } = await catalogApi(app)('GET /products', { query: { search: 'boléros' } })
    expect(products.map(({ name }) => name)).toEqual(['Corolle'])
  })

  it('that move into each other at once end in one of them', async () => {
    await enter('Capelines')
    await enter('Bibis')
    await api()('POST /products', { body: aProductInput({ category: 'capelines' }) })
    await api()('POST /products', { body: aProductInput({ category: 'bibis' }) })
    const remove = (id: string, moveTo: string) =>
      api()('DELETE /categories/{id}', { params: { id }, query: { moveTo } })
    const ends = await Promise.allSettled([remove('capelines', 'bibis'), remove('bibis', 'capelines')])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = (await listed()).filter(({ _id }) => ['bibis', 'capelines'].includes(_id))
    expect(left).toMatchObject([{ products: 2 }])
  })
})

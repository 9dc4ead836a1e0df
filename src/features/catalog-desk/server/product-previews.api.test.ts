import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { admin, catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import type { ProductPreviewsContract } from '../product-previews.contract.ts'
import { productPreviewsRoutes } from './product-previews.routes.ts'

let app: CatalogApp
let id: string

const dispatcher = createDispatcher({ modules: [productPreviewsRoutes], checkAnswers: true })

const api = (caller: Caller | null, lng: 'fr' | 'en' = 'fr') =>
  createApi<ProductPreviewsContract>(
    (key, call) => dispatcher.call(app.context({ caller, lng }), key, call),
    lng,
  )

const make = () => api(admin)('POST /admin/products/{id}/previews', { params: { id }, body: {} })

const see = (key: string, lng: 'fr' | 'en' = 'fr') =>
  api(null, lng)('GET /product-previews/{key}', { params: { key } })

beforeAll(async () => {
  app = await catalogApp()
  const desk = catalogApi(app, 'fr', admin)
  const begun = { name: 'Robe Zélie', category: 'mariage', price: 900 }
  id = (await desk('POST /admin/products', { body: begun })).product._id
})

afterAll(() => app.close())

it('a draft is seen by its key without an account, as it is then, for seven days', async () => {
  const { key, until } = await make()
  expect(await see(key, 'en')).toMatchObject({ product: { _id: id, name: 'Robe Zélie' }, until })
  const desk = catalogApi(app, 'fr', admin)
  await desk('PATCH /products/{id}', { params: { id }, body: { price: 990 } })
  expect(await see(key)).toMatchObject({ product: { price: 990 }, published: false })
  app.moveClock({ hours: 24 * 7 - 1 })
  const { product } = await desk('GET /admin/products/{id}', { params: { id } })
  const attributes = { ...product.attributes, composition: '100 % soie' }
  await desk('PUT /products/{id}', {
    params: { id },
    body: {
      ...product,
      description: 'Coupée dans le biais.',
      attributes,
      variants: [{ size: null, stock: 1 }],
    },
  })
  await desk('PUT /products/{id}/state', { params: { id }, body: { state: 'published' } })
  expect((await see(key)).published).toBe(true)
  app.moveClock({ hours: 1 })
  await expect(see(key)).rejects.toMatchObject({ code: 'product_not_found' })
})

it('no other key shows it, and none is made of a product that there is not', async () => {
  const { key } = await make()
  for (const wrong of [`${key}A`, key.slice(0, -2), id, 'e30', '', '\u00e9'.repeat(100)])
    await expect(see(wrong)).rejects.toMatchObject({ code: 'product_not_found' })
  await catalogApi(app, 'fr', admin)('DELETE /products/{id}', { params: { id }, query: {} })
  await expect(see(key)).rejects.toMatchObject({ code: 'product_not_found' })
  await expect(make()).rejects.toMatchObject({ code: 'product_not_found' })
})

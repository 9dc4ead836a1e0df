import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, catalogApi, namesFound } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import type { TestProcess } from '../../../testing/test-context.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

const found = async (search: string, visited: TestProcess = app) => (await namesFound(visited, search)).names

describe('a slip of the pen', () => {
  it('is still read when the product that shared it is removed', async () => {
    await enterProduct(app.context(), { nameFr: 'Voile Dentelle' })
    const id = await enterProduct(app.context(), { nameFr: 'Jupe Dantelle' })
    expect(await found('dantelle')).toEqual(['Jupe Dantelle'])
    await removeProduct(app.context(), { id })
    expect(await found('dantelle')).toEqual(['Voile Dentelle'])
    expect(await found('dantelle', app.another())).toEqual(['Voile Dentelle'])
  })

  it('is still read when the name that had it is put right', async () => {
    await enterProduct(app.context(), { nameFr: 'Cape Guipure' })
    const id = await enterProduct(app.context(), { nameFr: 'Cape Gipure' })
    expect(await found('gipure')).toEqual(['Cape Gipure'])
    const editor = catalogApi(app, 'fr', admin)
    const { product } = await editor('GET /admin/products/{id}', { params: { id } })
    await editor('PUT /products/{id}', { params: { id }, body: { ...product, name: 'Cape Guipure' } })
    expect(await found('gipure')).toEqual(['Cape Guipure', 'Cape Guipure'])
  })
})

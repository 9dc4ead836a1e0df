import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, catalogApi, namesFound } from '../../../testing/catalog/catalog-api.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type CatalogHouse, catalogHouse } from '../../../testing/catalog/catalog-house.ts'
import type { TestProcess } from '../../../testing/test-context.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'

let house: CatalogHouse

beforeAll(async () => {
  house = await catalogHouse()
})

afterAll(() => house.close())

const found = async (search: string, visited: TestProcess = house) =>
  (await namesFound(visited, search)).names

describe('a slip of the pen', () => {
  it('is still read when the product that shared it is removed', async () => {
    await enterProduct(house.context(), { nameFr: 'Voile Dentelle' })
    const id = await enterProduct(house.context(), { nameFr: 'Jupe Dantelle' })
    expect(await found('dantelle')).toEqual(['Jupe Dantelle'])
    await removeProduct(house.context(), { id })
    expect(await found('dantelle')).toEqual(['Voile Dentelle'])
    expect(await found('dantelle', house.another())).toEqual(['Voile Dentelle'])
  })

  it('is still read when the name that had it is put right', async () => {
    await enterProduct(house.context(), { nameFr: 'Cape Guipure' })
    const id = await enterProduct(house.context(), { nameFr: 'Cape Gipure' })
    expect(await found('gipure')).toEqual(['Cape Gipure'])
    const editor = catalogApi(house, 'fr', admin)
    const { product } = await editor('GET /admin/products/{id}', { params: { id } })
    await editor('PUT /products/{id}', { params: { id }, body: { ...product, name: 'Cape Guipure' } })
    expect(await found('gipure')).toEqual(['Cape Guipure', 'Cape Guipure'])
  })
})

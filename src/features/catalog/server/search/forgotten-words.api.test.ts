import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogApi } from '../../../../testing/catalog-api.ts'
import { enterCategories, enterPiece } from '../../../../testing/catalog-factories.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts'
import { removeProduct } from '../remove-product.ts'

let test: TestDatabase
let house: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
  await enterCategories(house.context())
})

afterAll(() => test.close())

const found = async (search: string, visited = house) => {
  const { products } = await catalogApi(visited)('GET /products', { query: { search, limit: 100 } })
  return products.map(({ name }) => name).sort()
}

describe('a slip of the pen', () => {
  it('is still read when the piece that shared it is removed', async () => {
    await enterPiece(house.context(), { nameFr: 'Voile Dentelle' })
    const id = await enterPiece(house.context(), { nameFr: 'Jupe Dantelle' })
    expect(await found('dantelle')).toEqual(['Jupe Dantelle'])
    await removeProduct(house.context(), { id })
    expect(await found('dantelle')).toEqual(['Voile Dentelle'])
    expect(await found('dantelle', testProcess(test))).toEqual(['Voile Dentelle'])
  })

  it('is still read when the name that had it is put right', async () => {
    await enterPiece(house.context(), { nameFr: 'Cape Guipure' })
    const id = await enterPiece(house.context(), { nameFr: 'Cape Gipure' })
    expect(await found('gipure')).toEqual(['Cape Gipure'])
    const editor = catalogApi(house, 'fr', { id: 'jeanne', role: 'admin' })
    const { product } = await editor('GET /admin/products/{id}', { params: { id } })
    await editor('PUT /products/{id}', { params: { id }, body: { ...product, name: 'Cape Guipure' } })
    expect(await found('gipure')).toEqual(['Cape Guipure', 'Cape Guipure'])
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { aProductInput } from '../../../testing/catalog/product-input.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { productLimits } from '../../catalog/product.limits.ts'
import { newProductSchema } from '../../catalog-desk/product-input.schema.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

const reference = fc
  .array(fc.tuple(fc.constantFrom('-', '.'), fc.stringMatching(/^[A-Z\d]{1,6}$/)), {
    minLength: 1,
    maxLength: 20,
  })
  .map((parts) => parts.flat().slice(1).join('').slice(0, productLimits.skuLength).replace(/\W$/, ''))

/**
 * Whether a product is found by its reference. The product is removed again, so that the next
 * one may have the same reference.
 */
const isFoundBy = async (sku: string) => {
  const id = await enterProduct(app.context(), { sku, nameFr: 'Tablier' })
  const { products } = await catalogApi(app)('GET /products', { query: { search: sku, limit: 100 } })
  await removeProduct(app.context(), { id })
  return products.some(({ _id }) => _id === id)
}

describe('a product is found by its reference', () => {
  it.each(['ABC-12X', 'MC.100-A', 'ABC-DEF', '2024-001', '1E5-7', '0-E0-A'])('%s', async (sku) => {
    expect(await isFoundBy(sku)).toBe(true)
  })

  it('when only its beginning is written', async () => {
    await enterProduct(app.context(), { sku: 'QX.100-ABC', nameFr: 'Tablier Basile' })
    for (const search of ['QX.100-A', 'qx 100 ab', 'qx1', 'qx.1']) {
      const { products } = await catalogApi(app)('GET /products', { query: { search } })
      expect(products.map(({ name }) => name)).toEqual(['Tablier Basile'])
    }
  })

  it('whatever the house may write', async () => {
    await fc.assert(
      fc.asyncProperty(reference, async (sku) => {
        expect(newProductSchema.safeParse(aProductInput({ sku })).success).toBe(true)
        expect(await isFoundBy(sku)).toBe(true)
      }),
      { numRuns: propertyRuns(60) },
    )
  })
})

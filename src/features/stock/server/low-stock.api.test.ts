import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { admin, catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

const api = () => catalogApi(app, 'fr', admin)

const edited = async (id: string) => (await api()('GET /admin/products/{id}', { params: { id } })).product

const set = (id: string, lowStock: number | null) =>
  api()('PUT /products/{id}/low-stock', { params: { id }, body: { lowStock } })

it('a threshold is set and taken away, each time once in the log, and raises the version', async () => {
  const id = await enterProduct(app.context())
  const { version } = await edited(id)
  await set(id, 3)
  await set(id, 3)
  expect(await edited(id)).toMatchObject({ lowStock: 3, version: version + 1 })
  await set(id, null)
  expect(await edited(id)).toMatchObject({ lowStock: null, version: version + 2 })
  const entries = await app.test.database.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'product.updated')))
    .orderBy(asc(auditLog.id))
  expect(entries).toEqual([
    { before: { lowStock: null }, after: { lowStock: 3 } },
    { before: { lowStock: 3 }, after: { lowStock: null } },
  ])
})

it('a product that is written whole keeps the threshold that was not sent, and none is shown to visitors', async () => {
  const id = await enterProduct(app.context())
  await set(id, 4)
  const { lowStock: _lowStock, ...sent } = await edited(id)
  await api()('PUT /products/{id}', { params: { id }, body: { ...sent, price: 990 } })
  expect(await edited(id)).toMatchObject({ lowStock: 4, price: 990 })
  await api()('PUT /products/{id}', { params: { id }, body: { ...(await edited(id)), lowStock: null } })
  expect((await edited(id)).lowStock).toBeNull()
  expect(await catalogApi(app)('GET /products/{id}', { params: { id } })).not.toHaveProperty('lowStock')
})

it('an editor who saw another threshold is told before they overwrite it', async () => {
  const id = await enterProduct(app.context())
  const seen = await edited(id)
  await set(id, 2)
  await expect(api()('PUT /products/{id}', { params: { id }, body: seen })).rejects.toMatchObject({
    code: 'product_changed',
  })
})

it('only an admin sets one, of a product that there is, as a number of products', async () => {
  const id = await enterProduct(app.context())
  const staff = await enterCustomer(app.context(), { role: 'staff' })
  const call = { params: { id }, body: { lowStock: 1 } }
  await expect(catalogApi(app, 'fr', staff)('PUT /products/{id}/low-stock', call)).rejects.toMatchObject({
    kind: 'forbidden',
  })
  for (const wrong of [-1, 1.5, 10_000])
    await expect(set(id, wrong)).rejects.toMatchObject({ name: 'InvalidInput' })
  await expect(set('00000000-0000-4000-8000-00000000abcd', 1)).rejects.toMatchObject({
    code: 'product_not_found',
  })
})

import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import type { ProductCostsContract } from '../product-costs.contract.ts'
import { productCostsRoutes } from './product-costs.routes.ts'

const dispatcher = createDispatcher({ modules: [productCostsRoutes], checkAnswers: true })

let app: CatalogApp
let member: Caller

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue'] }
})

afterAll(() => app.close())

const api = (caller: Caller = member) =>
  createApi<ProductCostsContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const read = (id: string) => api()('GET /admin/products/{id}/cost', { params: { id } })

const set = (id: string, cost: number | null) =>
  api()('PUT /admin/products/{id}/cost', { params: { id }, body: { cost } })

it('a cost follows the one before it, each once in the log, and no visitor is told', async () => {
  const id = await enterProduct(app.context())
  expect(await read(id)).toEqual({ success: true, cost: null, history: [] })
  await set(id, 310.5)
  await set(id, 310.5)
  await set(id, null)
  const { cost, history } = await set(id, 0)
  expect(cost).toBe(0)
  expect(history.map((each) => each.cost)).toEqual([0, null, 310.5])
  const entries = await app.test.database.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'product.cost-set')))
    .orderBy(auditLog.id)
  expect(entries).toEqual([
    { before: { cost: null }, after: { cost: 310.5 } },
    { before: { cost: 310.5 }, after: { cost: null } },
    { before: { cost: null }, after: { cost: 0 } },
  ])
  expect(JSON.stringify(await catalogApi(app)('GET /products/{id}', { params: { id } }))).not.toContain(
    'cost',
  )
})

it('what a product did cost stays', async () => {
  const id = await enterProduct(app.context())
  await set(id, 12)
  for (const rewriting of [
    sql`update product_costs set cost_cents = 1`,
    sql`delete from product_costs`,
    sql`truncate product_costs`,
  ])
    await expect(app.test.database.db.execute(rewriting)).rejects.toMatchObject({
      cause: { code: '23001' },
    })
  expect((await read(id)).cost).toBe(12)
})

it('two who set a cost at once leave both in the history', async () => {
  const id = await enterProduct(app.context())
  await Promise.all([set(id, 10), set(id, 20)])
  const { cost, history } = await read(id)
  expect(history.map((each) => each.cost).toSorted()).toEqual([10, 20])
  expect(history[0]?.cost).toBe(cost)
})

it.each([-0.01, 1_000_000.01, 0.001, Number.NaN, '12', undefined])('%s is no cost', async (cost) => {
  const id = await enterProduct(app.context())
  await expect(set(id, cost as number)).rejects.toBeInstanceOf(InvalidInput)
})

it('accounting reads costs and sets none; the atelier sees none', async () => {
  const id = await enterProduct(app.context())
  const accountant: Caller = { ...member, areas: ['accounting'] }
  const call = { params: { id } }
  expect((await api(accountant)('GET /admin/products/{id}/cost', call)).cost).toBeNull()
  const setting = { ...call, body: { cost: 1 } }
  await expect(api(accountant)('PUT /admin/products/{id}/cost', setting)).rejects.toMatchObject({
    code: 'access_denied',
  })
  await expect(
    api({ ...member, areas: ['salon'] })('GET /admin/products/{id}/cost', call),
  ).rejects.toMatchObject({ code: 'access_denied' })
})

it.each(['nonsense', '018f0000-0000-7000-8000-0000000000aa'])('a product « %s » is unknown', async (id) => {
  await expect(read(id)).rejects.toMatchObject({ code: 'product_not_found' })
  await expect(set(id, 1)).rejects.toMatchObject({ code: 'product_not_found' })
})

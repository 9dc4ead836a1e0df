import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoHouse } from '../../../../db/seed/demo-house.ts'
import type { Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { DeskContract } from '../desk.contract.ts'
import { findingKinds } from '../desk.contract.ts'
import { deskRoutes } from './desk.routes.ts'
import { everyLookup } from './search-records.ts'

const dispatcher = createDispatcher({ modules: [deskRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
  await seedDemoHouse(app.context())
  await rows(sql`update accounts set phone = '+33 6 12 34 56 78' where email like 'cliente@%'`)
})

afterAll(() => test.close())

const search = async (q: string, { role = 'staff' as Role, lng = 'fr' as const } = {}) => {
  const caller = await enterCustomer(app.context(), { role, firstName: 'Équipe', lastName: 'Maison' })
  const api = createApi<DeskContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), lng)
  const { groups } = await api('GET /admin/search', { query: { q } })
  return new Map(groups.map(({ kind, findings }) => [kind, findings]))
}

it('has a way to find each kind of record', () => {
  expect([...new Set(everyLookup.map(({ kind }) => kind))].toSorted()).toEqual([...findingKinds].toSorted())
})

it('finds an order by its number or the end of it, an invoice, a tracking number and an amount', async () => {
  const [order] = await rows(sql`
    select o.id, o.number, o.total_cents, i.number as invoice from orders o
    join invoices i on i.subject_id = o.id and i.purpose = 'order' and i.series = 'F' limit 1`)
  const [sent] = await rows(
    sql`select id, tracking_number from orders where tracking_number is not null limit 1`,
  )
  const first = async (q: string) => (await search(q)).get('order')?.map(({ _id }) => _id) ?? []
  expect(await first(String(order?.number))).toEqual([order?.id])
  expect(await first(String(order?.number).slice(-4))).toContain(order?.id)
  expect(await first(String(order?.invoice).toLowerCase())).toContain(order?.id)
  expect(await first(`${Number(order?.total_cents) / 100} €`)).toContain(order?.id)
  expect(await first(String(sent?.tracking_number))).toContain(sent?.id)
})

it.each(['5678', '06 12 34 56', '+33612345678', 'cliente@', 'ARNAUD jeanne', 'arnaut', 'jeane arnaud'])(
  'finds a customer by « %s »',
  async (q) => {
    const findings = (await search(q)).get('customer')
    expect(findings?.[0]).toMatchObject({ title: 'Jeanne Arnaud' })
  },
)

it('finds products by their reference, and visits, messages and withdrawals by who they are from', async () => {
  const [product] = await rows(sql`select sku from products where deleted_at is null limit 1`)
  const [visit] = await rows(sql`select last_name from appointments limit 1`)
  const [message] = await rows(sql`select email from contact_messages limit 1`)
  const [withdrawal] = await rows(sql`select reference from withdrawals limit 1`)
  expect((await search(String(product?.sku))).get('product')?.[0]?.detail).toBe(product?.sku)
  expect((await search(String(visit?.last_name))).has('appointment')).toBe(true)
  expect((await search(String(message?.email))).has('message')).toBe(true)
  expect((await search(String(withdrawal?.reference))).has('withdrawal')).toBe(true)
})

it('leads whoever works on products to their editor, drafts too, and everybody else to the shop', async () => {
  const [product] = await rows(sql`select id, sku from products where presented limit 1`)
  const found = async (q: unknown, role: Role) => (await search(String(q), { role })).get('product') ?? []
  expect((await found(product?.sku, 'admin')).map(({ to }) => to)).toEqual([
    `/admin/products?opened=${product?.id}`,
  ])
  expect((await found(product?.sku, 'staff')).map(({ to }) => to)).toEqual([
    `/boutique/produit/${product?.id}`,
  ])
  await rows(sql`update products set state = 'archived' where id = ${product?.id}`)
  expect((await found(product?.sku, 'admin')).map(({ _id }) => _id)).toEqual([product?.id])
  expect((await found(product?.sku, 'staff')).map(({ _id }) => _id)).not.toContain(product?.id)
  await rows(sql`update products set state = 'published' where id = ${product?.id}`)
})

it.each(['', '   ', '%', '_', '\\', "'; drop table orders", 'zzzzzzzz', 'é'.repeat(100)])(
  'answers « %s » without a fault',
  async (q) => {
    expect((await search(q)).size).toBeLessThanOrEqual(findingKinds.length)
  },
)

it('finds everything of no room by a word that stands for any letters', async () => {
  expect((await search('%')).size).toBe(0)
  expect((await search('___')).size).toBe(0)
})

it('asks an index for letters in a row', async () => {
  const plan = await test.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain select id from orders where sought like '%lefev%'`)
  })
  expect(JSON.stringify(plan.rows)).toContain('orders_sought')
})

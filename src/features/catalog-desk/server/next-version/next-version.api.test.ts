import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { presentedProduct } from '../../../catalog/server/presented-product.public.ts'
import type { NextVersionContract } from '../../next-version.contract.ts'
import type { ProductPreviewsContract } from '../../product-previews.contract.ts'
import type { ProductWritingContract } from '../../product-writing.contract.ts'
import { nextVersionRoutes } from '../next-version.routes.ts'
import { productPreviewsRoutes } from '../product-previews.routes.ts'
import { productWritingRoutes } from '../product-writing.routes.ts'
import { publishNextDue } from './write-next-version.ts'

const dispatcher = createDispatcher({
  modules: [nextVersionRoutes, productPreviewsRoutes, productWritingRoutes],
  checkAnswers: true,
})

type Contract = NextVersionContract & ProductPreviewsContract & ProductWritingContract

let app: CatalogApp
let member: Caller
let id: string

const db = () => app.test.database.db
const api = () =>
  createApi<Contract>((key, call) => dispatcher.call(app.context({ caller: member }), key, call), 'fr')
const params = () => ({ id })

/** The product as its editor sends it, with some fields changed. */
const edited = async (changes: object = {}) => {
  const { product } = await api()('GET /admin/products/{id}', { params: params() })
  const { images, _id, createdAt, updatedAt, state, publishAt, compareAtPrice, stock, ...fields } = product
  return { ...fields, ...changes }
}

const read = async () =>
  (await api()('GET /admin/products/{id}/next-version', { params: params() })).nextVersion

const keep = async (changes: object, { adds = true } = {}) => {
  const waiting = await read()
  const body = { product: await edited(changes), seen: waiting?.version ?? null, adds }
  return (await api()('PUT /admin/products/{id}/next-version', { params: params(), body })).nextVersion
}

/** What a member would send who has just read what waits. */
const justSeen = async () => (await read())?.version ?? 1

const publish = async (seen?: number) => {
  const body = { seen: seen ?? (await justSeen()) }
  return api()('POST /admin/products/{id}/next-version/publication', { params: params(), body })
}

const date = async (publishAt: string | null, seen?: number) => {
  const body = { publishAt, seen: seen ?? (await justSeen()) }
  return api()('PUT /admin/products/{id}/next-version/date', { params: params(), body })
}

const shown = () => presentedProduct(app.context(), id)

const fieldsOf = (next: Awaited<ReturnType<typeof read>>) =>
  next?.changes.map(({ field, before, after }) => [field, before, after])

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue'] }
})

beforeEach(async () => {
  id = await enterProduct(app.context(), {
    sku: `REF-${randomUUID().slice(0, 8).toUpperCase()}`,
    nameFr: 'Robe Céleste',
    nameEn: 'Céleste Gown',
    priceCents: 129_000,
    variants: [{ size: '38', stock: 3 }],
  })
})

afterAll(() => app.close())

describe('the next version of a product', () => {
  it('waits beside it while the shop shows it as it is', async () => {
    const before = await shown()
    expect(fieldsOf(await keep({ name: 'Robe Aurore', price: 1350 }))).toEqual([
      ['name', 'Robe Céleste', 'Robe Aurore'],
      ['price', 1290, 1350],
    ])
    expect(await shown()).toEqual(before)
  })

  it('is added to, or replaced as a whole, and is none where nothing differs', async () => {
    await keep({ name: 'Robe Aurore' })
    expect(fieldsOf(await keep({ price: 1350 }))).toHaveLength(2)
    expect(fieldsOf(await keep({ price: 1400 }, { adds: false }))).toEqual([['price', 1290, 1400]])
    expect(await keep({}, { adds: false })).toBeNull()
  })

  it('is published as one, and what was sold meanwhile stays sold', async () => {
    await keep({ name: 'Robe Aurore', price: 1350, variants: [{ size: '38', stock: 99 }] })
    await db().execute(sql`update product_variants set stock = 1 where product_id = ${id}`)
    await publish()
    expect(await shown()).toMatchObject({ name: 'Robe Aurore', price: 1350, stock: 1 })
    expect(await read()).toBeNull()
    const { rows } = await db().execute(sql`
      select action from audit_log where subject_kind = 'product' and subject_id = ${id} order by id desc limit 1`)
    expect(rows).toEqual([{ action: 'product.next_published' }])
    const prices = await db().execute(sql`select price_cents from price_history where product_id = ${id}`)
    expect(prices.rows).toHaveLength(2)
    await expect(publish()).rejects.toMatchObject({ code: 'no_next_version' })
  })

  it('says which fields the shop has changed since', async () => {
    await keep({ name: 'Robe Aurore', price: 1350 })
    await db().update(products).set({ priceCents: 125_000 }).where(eq(products.id, id))
    const next = await read()
    expect(next?.changes.map(({ field, before, changedSince }) => [field, before, changedSince])).toEqual([
      ['name', 'Robe Céleste', false],
      ['price', 1250, true],
    ])
  })

  it('is published on its day, and not before', async () => {
    await keep({ price: 1350 })
    const at = app.context().clock.now().add({ hours: 48 })
    await date(at.toString())
    app.moveClock({ hours: 47 })
    await publishNextDue(app.context())
    expect(await shown()).toMatchObject({ price: 1290 })
    app.moveClock({ hours: 2 })
    await publishNextDue(app.context())
    expect(await shown()).toMatchObject({ price: 1350 })
    await publishNextDue(app.context())
  })

  it('of a product that was taken out of the shop is not published', async () => {
    await keep({ price: 1350 })
    await date(app.context().clock.now().add({ hours: 1 }).toString())
    await api()('DELETE /products/{id}', { params: params(), query: {} })
    app.moveClock({ hours: 2 })
    await publishNextDue(app.context())
    const [row] = await db().select().from(products).where(eq(products.id, id))
    expect(row?.priceCents).toBe(129_000)
  })

  it('is dated to a moment to come, and can lose its date', async () => {
    await keep({ price: 1350 })
    await expect(date('2020-01-01T10:00:00Z')).rejects.toMatchObject({ code: 'published_in_past' })
    const { nextVersion } = await date('2030-01-01T10:00:00Z')
    expect(nextVersion).toMatchObject({ publishAt: '2030-01-01T10:00:00.000Z' })
    expect((await date(null, nextVersion?.version)).nextVersion?.publishAt).toBeNull()
  })

  it('is seen by the key of a preview in both languages, with what the law asks for, and by nobody else', async () => {
    await keep({ name: 'Robe Aurore', price: 1100, category: 'soiree' })
    const { key } = await api()('POST /admin/products/{id}/previews', {
      params: params(),
      body: { next: true },
    })
    const preview = async () => await api()('GET /product-previews/{key}', { params: { key } })
    expect(await preview()).toMatchObject({
      published: false,
      product: { name: 'Robe Aurore', price: 1100, category: { _id: 'soiree' } },
    })
    const { key: plain } = await api()('POST /admin/products/{id}/previews', { params: params(), body: {} })
    const other = await api()('GET /product-previews/{key}', { params: { key: plain } })
    expect(other.product).toMatchObject({ name: 'Robe Céleste', price: 1290 })
    await publish()
    expect(await preview()).toMatchObject({ published: true, product: { name: 'Robe Aurore' } })
  })

  it('is one of two editors: the other reads it again', async () => {
    await keep({ price: 1350 })
    const body = { product: await edited({ price: 1400 }), seen: null, adds: true }
    await expect(
      api()('PUT /admin/products/{id}/next-version', { params: params(), body }),
    ).rejects.toMatchObject({ code: 'next_version_changed' })
    await expect(publish((await justSeen()) + 1)).rejects.toMatchObject({ code: 'next_version_changed' })
    const stale = { ...body, seen: await justSeen(), product: { ...body.product, version: 99 } }
    await expect(
      api()('PUT /admin/products/{id}/next-version', { params: params(), body: stale }),
    ).rejects.toMatchObject({ code: 'product_changed' })
  })

  it('may not lack what the law asks for, and is of a published product', async () => {
    await expect(keep({ description: '' })).rejects.toMatchObject({ issues: [{ path: ['description'] }] })
    await api()('PUT /products/{id}/state', { params: params(), body: { state: 'archived' } })
    await expect(keep({ price: 1350 })).rejects.toMatchObject({ code: 'next_of_unpublished' })
  })

  it('is discarded', async () => {
    await keep({ price: 1350 })
    await api()('DELETE /admin/products/{id}/next-version', { params: params() })
    expect(await read()).toBeNull()
    expect(await shown()).toMatchObject({ price: 1290 })
  })

  it('that another product stands in the way of is not published, and goes on waiting', async () => {
    const sku = `REF-${randomUUID().slice(0, 8).toUpperCase()}`
    await keep({ sku })
    await enterProduct(app.context(), { sku })
    await expect(publish()).rejects.toMatchObject({ code: 'sku_taken' })
    expect(fieldsOf(await read())).toHaveLength(1)
  })
})

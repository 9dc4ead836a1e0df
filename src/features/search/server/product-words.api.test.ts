import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { products } from '../../catalog/server/catalog.table.ts'

let app: CatalogApp
let id: string

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  id = await enterProduct(app.context(), { nameFr: 'Robe Pavane' })
})

afterAll(() => app.close())

const change = (changes: Partial<typeof products.$inferInsert>) =>
  app.test.database.db.update(products).set(changes).where(eq(products.id, id))

/** The stems of the product, and the transactions that wrote or locked the row. */
const kept = async () => {
  const { rows } = await app.test.database.db.execute<{ stems: string; writers: string }>(sql`
    select encode(stems, 'hex') as stems, kept.xmin || ' ' || kept.xmax as writers
    from product_search kept join products using (seq) where products.id = ${id}`)
  return rows[0]
}

describe('the words kept beside a product', () => {
  it.each([
    ['price', { priceCents: 99_000 }],
    ['stars', { ratingSum: 5, ratingCount: 1 }],
    ['version', { version: 2, updatedAt: new Date() }],
    ['place in the house', { featured: true }],
  ])('are not read again for a new %s', async (_, changes) => {
    const before = await kept()
    await change(changes)
    expect(await kept()).toEqual(before)
  })

  it.each([
    ['reference', { sku: 'ZEP-1' }],
    ['category', { categoryId: 'soiree' }],
    ['French name', { nameFr: 'Zéphyr' }],
    ['English name', { nameEn: 'Zephyr' }],
    ['French tags', { tagsFr: ['zéphyr'] }],
    ['English tags', { tagsEn: ['zephyr'] }],
    ['cloth', { material: 'Polyester' }],
    ['French colour', { colorFr: 'Zéphyr' }],
    ['English colour', { colorEn: 'Zephyr' }],
    ['French description', { descriptionFr: 'Zéphyr' }],
    ['English description', { descriptionEn: 'Zephyr' }],
    ['French composition', { compositionFr: 'Zéphyr' }],
    ['English composition', { compositionEn: 'Zephyr' }],
  ])('are read again for a new %s', async (_, changes) => {
    const before = await kept()
    await change(changes)
    expect((await kept())?.stems).not.toBe(before?.stems)
  })

  it('are none once it is removed, and come back with it', async () => {
    const before = await kept()
    await change({ deletedAt: new Date() })
    expect((await kept())?.stems).toBe('')
    await change({ deletedAt: null })
    expect((await kept())?.stems).toBe(before?.stems)
  })
})

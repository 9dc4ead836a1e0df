import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { admin, catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { aProductInput } from '../../../../testing/catalog/product-input.ts'
import type { Product } from '../../../catalog/product.schema.ts'
import { productVariants } from '../../../catalog/server/catalog.table.ts'

let app: CatalogApp
let product: Product

const api = (lng: 'fr' | 'en' = 'fr') => catalogApi(app, lng, admin)

const shown = (id: string, lng: 'fr' | 'en' = 'fr') =>
  catalogApi(app, lng)('GET /products/{id}', { params: { id } })

const edited = async (id: string) => (await api()('GET /admin/products/{id}', { params: { id } })).product

const create = (wanted: Parameters<typeof aProductInput>[0] = {}) =>
  api()('POST /products', { body: aProductInput(wanted) })

/** Sends a product back as it was read, with some changes. */
const change = async (id: string, changes: Readonly<Record<string, unknown>>) => {
  const body = { ...(await edited(id)), ...changes }
  return api()('PUT /products/{id}', { params: { id }, body })
}

const remove = (id: string, query: { version?: number } = {}) =>
  api()('DELETE /products/{id}', { params: { id }, query })

const entriesOf = (id: string) =>
  app.test.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'product'), eq(auditLog.subjectId, id)))
    .orderBy(auditLog.id)

const countOf = async (query: Record<string, string> = {}) =>
  (await catalogApi(app)('GET /products', { query })).count

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  product = await create()
  app.announced.length = 0
})

afterAll(() => app.close())

describe('a product that is entered', () => {
  it('is answered as visitors see it, and shown at once', async () => {
    const made = await create({
      name: '  Robe   Isaure ',
      price: 2400,
      featured: true,
      category: { _id: 'soiree' },
      attributes: {
        material: 'Velours',
        composition: '82 % viscose,\r\n18 % soie',
        tags: '["soir","soir","biais"]',
        color: { name: 'Nuit', hex: '#1a1b2c' },
        customizable: true,
      },
      variants: [
        { size: '40', stock: 1 },
        { size: '36', stock: 2 },
      ],
      en: { name: 'Isaure Gown', colorName: 'Night' },
    })
    expect(made).toMatchObject({
      name: 'Robe Isaure',
      price: 2400,
      stock: 3,
      featured: true,
      category: { _id: 'soiree', name: 'Soirée' },
      sizes: ['36', '40'],
      attributes: {
        material: 'Velours',
        composition: '82 % viscose,\n18 % soie',
        tags: ['soir', 'biais'],
        color: { name: 'Nuit', hex: '#1A1B2C' },
        customizable: true,
        animalParts: false,
        fittedAt: ['bust', 'waist', 'hip'],
      },
      images: [],
      version: 1,
    })
    expect(await shown(made._id)).toEqual(made)
    expect(await shown(made._id, 'en')).toMatchObject({
      name: 'Isaure Gown',
      attributes: { color: { name: 'Night' } },
    })
  })

  it('is found by its filters, its words and the count of its category', async () => {
    const before = await countOf({ category: 'ceremonie' })
    await create({ name: 'Manteau Philomène', category: 'ceremonie' })
    expect(await countOf({ category: 'ceremonie' })).toBe(before + 1)
    expect(await countOf({ search: 'philomene' })).toBe(1)
    const { categories } = await api()('GET /categories', {})
    expect(categories.find(({ _id }) => _id === 'ceremonie')?.productCount).toBe(before + 1)
  })

  it('without sizes takes one stock', async () => {
    const { variants: _sizes, ...sizeless } = aProductInput({ stock: 4 })
    expect(await api()('POST /products', { body: sizeless })).toMatchObject({
      stock: 4,
      sizes: [],
      variants: [{ size: null, stock: 4 }],
    })
  })

  it('may have no reference, like another', async () => {
    expect(await create({ sku: '' })).toMatchObject({ sku: '' })
    expect(await create({ sku: '' })).toMatchObject({ sku: '' })
  })

  it('cannot take the reference of another, however it is written', async () => {
    await expect(create({ sku: product.sku.toLowerCase() })).rejects.toMatchObject({
      code: 'sku_taken',
      kind: 'conflict',
      fields: { sku: 'errors.skuTaken' },
    })
  })

  it('and another with the same reference at once are one', async () => {
    const outcomes = await Promise.allSettled([create({ sku: 'DEUX-1' }), create({ sku: 'DEUX-1' })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'sku_taken' },
    })
  })

  it('cannot lie in a category that does not exist', async () => {
    await expect(create({ category: 'nowhere' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { category: 'errors.categoryUnknown' },
    })
  })

  it('that is refused leaves nothing behind', async () => {
    const before = await countOf()
    app.announced.length = 0
    await expect(create({ sku: product.sku, name: 'Fantôme' })).rejects.toThrow()
    expect(await countOf()).toBe(before)
    expect(await countOf({ search: 'fantome' })).toBe(0)
    expect(app.announced).toEqual([])
  })

  it('announces itself, the listings and the words', async () => {
    const { _id } = await create()
    expect(app.announced).toEqual([`product:${_id}`, 'products', 'search'])
  })
})

describe('a product that is changed', () => {
  it('is answered as it now is, one version on', async () => {
    app.moveClock({ minutes: 1 })
    const changed = await change(product._id, { name: 'Robe Ondine', price: 1500 })
    expect(changed).toEqual({
      ...product,
      name: 'Robe Ondine',
      price: 1500,
      updatedAt: expect.not.stringMatching(product.updatedAt),
      version: 2,
    })
    expect(await shown(product._id)).toEqual(changed)
    expect(await countOf({ search: 'ondine' })).toBe(1)
  })

  it('loses what is not sent, because all of it is replaced', async () => {
    await change(product._id, { featured: true, attributes: { ...product.attributes, care: 'À la main' } })
    const { featured: _featured, ...rest } = await edited(product._id)
    const { care: _care, ...attributes } = rest.attributes
    await api()('PUT /products/{id}', { params: { id: product._id }, body: { ...rest, attributes } })
    const now = await shown(product._id)
    expect(now.featured).toBe(false)
    expect(now.attributes).not.toHaveProperty('care')
  })

  it('can be sent back as a visitor reads it, and keeps its English texts', async () => {
    const { _id } = await create({ en: { name: 'Undine Gown', tags: ['bias'] } })
    const read = await shown(_id)
    await api()('PUT /products/{id}', { params: { id: _id }, body: { ...read, price: 900 } })
    expect(await shown(_id, 'en')).toMatchObject({ name: 'Undine Gown', price: 900 })
  })

  it('is refused as it was read in English, whose words are not French', async () => {
    const { _id } = await create({ name: 'Robe Ondine', en: { name: 'Undine Gown' } })
    const body = { ...(await shown(_id, 'en')), price: 900 }
    const sent = api()('PUT /products/{id}', { params: { id: _id }, body })
    await expect(sent).rejects.toMatchObject({ name: 'InvalidInput' })
    expect(await shown(_id)).toMatchObject({ name: 'Robe Ondine', version: 1 })
  })

  it('loses its English texts when they are taken away', async () => {
    const { _id } = await create({ name: 'Robe Ondée', en: { name: 'Undine Gown' } })
    await change(_id, { en: null })
    expect(await shown(_id, 'en')).toMatchObject({ name: 'Robe Ondée' })
    expect(await edited(_id)).not.toHaveProperty('en')
  })

  it('says how it is cut and what it measures, and keeps that where a client does not know of it', async () => {
    const measures = [
      { size: '38', bust: 92.5, train: undefined },
      { size: '36', bust: 88, length: 148 },
      { size: '40', waist: null },
    ].map(({ train: _, ...of }) => of)
    const { garment } = await change(product._id, {
      garment: { cut: { train: 'chapelle', neckline: 'coeur', back: null }, measures },
    })
    expect(garment).toEqual({
      cut: { neckline: 'coeur', train: 'chapelle' },
      measures: [
        { size: '36', bust: 88, length: 148 },
        { size: '38', bust: 92.5 },
      ],
    })
    const { garment: _unknown, ...known } = await edited(product._id)
    await api()('PUT /products/{id}', { params: { id: product._id }, body: { ...known, price: 950 } })
    expect(await shown(product._id)).toMatchObject({ price: 950, garment })
    const { products } = await api()('GET /products', { query: { search: product.sku, limit: 100 } })
    expect(products.find(({ _id }) => _id === product._id)).not.toHaveProperty('garment')
  })

  it('is refused with measures of sizes that nobody makes, twice, or that no tape shows', async () => {
    const of = (...measures: { size: string | null; bust?: number }[]) =>
      change(product._id, { garment: { cut: {}, measures } })
    const refused = (field: string) => ({
      issues: [
        expect.objectContaining({
          path: field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        }),
      ],
    })
    await expect(of({ size: 'Sur mesure', bust: 90 })).rejects.toMatchObject(
      refused('garment.measures.0.size'),
    )
    await expect(of({ size: '36', bust: 90 }, { size: '36', bust: 91 })).rejects.toMatchObject(
      refused('garment.measures.1.size'),
    )
    for (const bust of [0, 500.5, 90.3])
      await expect(of({ size: '36', bust })).rejects.toMatchObject(refused('garment.measures.0.bust'))
    const cut = { neckline: 'chapelle' } as never
    await expect(change(product._id, { garment: { cut, measures: [] } })).rejects.toMatchObject(
      refused('garment.cut.neckline'),
    )
    expect(await shown(product._id)).toEqual(product)
  })

  it('keeps the rows of sizes that stay, adds and removes the others', async () => {
    // This is what carts and orders will do: they refer to the row of a size, which then cannot be deleted.
    await app.test.database.connection.query(`
      create table wanted_sizes (product_id uuid, size text,
        foreign key (product_id, size) references product_variants (product_id, size));
      insert into wanted_sizes values ('${product._id}', '38')`)
    await change(product._id, {
      variants: [
        { size: 'Sur mesure', stock: 1 },
        { size: '38', stock: 7 },
        { size: '34', stock: 5 },
      ],
    })
    const rows = await app.test.database.db
      .select({ size: productVariants.size, stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.productId, product._id))
      .orderBy(productVariants.position)
    expect(rows).toEqual([
      { size: '34', stock: 5 },
      { size: '38', stock: 7 },
      { size: 'Sur mesure', stock: 1 },
    ])
  })

  it('that is sent as it is writes nothing', async () => {
    app.moveClock({ minutes: 1 })
    expect(await change(product._id, {})).toEqual(product)
    expect(app.announced).toEqual([])
    expect(await entriesOf(product._id)).toHaveLength(1)
  })

  it('is refused from an older version, and stays untouched', async () => {
    const read = await edited(product._id)
    await change(product._id, { name: 'Robe Première' })
    const late = api()('PUT /products/{id}', {
      params: { id: product._id },
      body: { ...read, name: 'Robe Seconde', variants: [{ size: '38', stock: 99 }] },
    })
    await expect(late).rejects.toMatchObject({ code: 'product_changed', kind: 'conflict' })
    expect(await shown(product._id)).toMatchObject({ name: 'Robe Première', stock: 2, version: 2 })
  })

  it('by two editors at once is changed by exactly one', async () => {
    const read = await edited(product._id)
    const names = Array.from({ length: 8 }, (_, editor) => `Robe de l’éditrice ${editor}`)
    const outcomes = await Promise.allSettled(
      names.map((name) =>
        api()('PUT /products/{id}', { params: { id: product._id }, body: { ...read, name } }),
      ),
    )
    const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(winners).toHaveLength(1)
    expect(refusals).toHaveLength(7)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'product_changed' })
    expect(await shown(product._id)).toMatchObject({ name: winners[0]?.name, version: 2 })
    expect(await entriesOf(product._id)).toHaveLength(2)
  })

  it('cannot take the reference of another, nor a category that does not exist', async () => {
    const other = await create()
    await expect(change(other._id, { sku: product.sku })).rejects.toMatchObject({ code: 'sku_taken' })
    await expect(change(other._id, { category: 'nowhere' })).rejects.toMatchObject({
      code: 'category_unknown',
    })
    expect(await shown(other._id)).toEqual(other)
  })

  it('announces the words only when they changed', async () => {
    await change(product._id, { price: 800 })
    expect(app.announced).toEqual([`product:${product._id}`, 'products'])
    app.announced.length = 0
    await change(product._id, { attributes: { ...product.attributes, tags: ['plumes'] } })
    expect(app.announced).toEqual([`product:${product._id}`, 'products', 'search'])
  })

  it('is the same under its id in capitals', async () => {
    const id = product._id.toUpperCase()
    const body = { ...(await edited(id)), name: 'Robe Capitale' }
    expect(await api()('PUT /products/{id}', { params: { id }, body })).toMatchObject({ _id: product._id })
    expect(app.announced).toContain(`product:${product._id}`)
  })
})

describe('a product that is removed', () => {
  it('is gone from its page, the listings, the counts and the search', async () => {
    const { _id } = await create({ name: 'Robe Évanouie', category: 'soiree' })
    const before = await countOf({ category: 'soiree' })
    expect(await remove(_id)).toEqual({ success: true })
    await expect(shown(_id)).rejects.toMatchObject({ code: 'product_not_found' })
    await expect(edited(_id)).rejects.toMatchObject({ code: 'product_not_found' })
    expect(await countOf({ category: 'soiree' })).toBe(before - 1)
    expect(await countOf({ search: 'evanouie' })).toBe(0)
    const { categories } = await api()('GET /categories', {})
    expect(categories.find(({ _id: id }) => id === 'soiree')?.productCount).toBe(before - 1)
  })

  it('cannot be removed again, nor changed', async () => {
    const body = await edited(product._id)
    await remove(product._id)
    await expect(remove(product._id)).rejects.toMatchObject({ kind: 'not-found' })
    const late = api()('PUT /products/{id}', { params: { id: product._id }, body })
    await expect(late).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('leaves its reference to the next', async () => {
    await remove(product._id)
    expect(await create({ sku: product.sku })).toMatchObject({ sku: product.sku })
  })

  it('while somebody changes it is changed first or not at all', async () => {
    const body = { ...(await edited(product._id)), name: 'Robe Dernière' }
    const changing = api()('PUT /products/{id}', { params: { id: product._id }, body })
    const outcomes = await Promise.allSettled([changing, remove(product._id)])
    expect(outcomes[1]).toMatchObject({ status: 'fulfilled' })
    if (outcomes[0].status === 'rejected')
      expect(outcomes[0].reason).toMatchObject({ code: 'product_not_found' })
    await expect(shown(product._id)).rejects.toMatchObject({ code: 'product_not_found' })
  })

  it('is kept when somebody changed it since it was read', async () => {
    await change(product._id, { price: 700 })
    await expect(remove(product._id, { version: 1 })).rejects.toMatchObject({ code: 'product_changed' })
    expect(await remove(product._id, { version: 2 })).toEqual({ success: true })
  })

  it('announces itself, the listings and the words', async () => {
    await remove(product._id)
    expect(app.announced).toEqual([`product:${product._id}`, 'products', 'search'])
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'nope'])('must exist: %j', async (id) => {
    await expect(remove(id)).rejects.toMatchObject({ code: 'product_not_found' })
  })
})

describe('what the house did to a product', () => {
  it('is told: who, what, before and after, and only what changed', async () => {
    await change(product._id, { price: 990, variants: [{ size: '38', stock: 1 }] })
    await remove(product._id)
    const entries = await entriesOf(product._id)
    expect(entries.map(({ action }) => action)).toEqual([
      'product.created',
      'product.updated',
      'product.removed',
    ])
    expect(entries[0]).toMatchObject({ before: null, after: { nameFr: product.name, priceCents: 120_000 } })
    expect(entries[1]).toMatchObject({
      actorId: 'jeanne',
      actorRole: 'admin',
      before: {
        priceCents: 120_000,
        variants: [
          { size: '38', stock: 2 },
          { size: '40', stock: 0 },
        ],
      },
      after: { priceCents: 99_000, variants: [{ size: '38', stock: 1 }] },
    })
    expect(Object.keys(entries[1]?.after ?? {}).sort()).toEqual(['priceCents', 'variants'])
    expect(entries[2]).toMatchObject({ before: { nameFr: product.name }, after: null })
  })
})

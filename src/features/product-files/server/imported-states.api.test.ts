import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { productFilesApi } from '../../../testing/catalog/product-files-api.ts'
import { products } from '../../catalog/server/catalog.table.ts'

let app: CatalogApp
let member: Caller
let gown: string
let sku: string

const db = () => app.test.database.db

const { compare, bring, send, takeBack } = productFilesApi(() => app.context({ caller: member }))

const required = 'Ce champ est obligatoire.'

const productOf = async (id: string) => {
  const [row] = await db().select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('There is no such product')
  return row
}

const stateOf = async (id: string) => (await productOf(id)).state

const actionsOf = async (id: string) => {
  const { rows } = await db().execute<{ action: string }>(sql`
    select action from audit_log where subject_kind = 'product' and subject_id = ${id} order by id`)
  return rows.map(({ action }) => action)
}

const pricesOf = async (id: string) => {
  const { rows } = await db().execute<{ cents: number; ended: boolean }>(sql`
    select price_cents as cents, valid_to is not null as ended from price_history
    where product_id = ${id} order by valid_from`)
  return rows
}

/** A product that a file adds, with all that the shop asks for unless `said` says otherwise. */
const addedBy = async (said: { state: string; composition?: string }) => {
  const file = [
    'Référence;Nom;Catégorie;Prix;Texte;Composition;Stock 38;État',
    `${sku}-N;Cape;mariage;900;Coupée dans le biais.;${said.composition ?? '100 % laine'};2;${said.state}`,
  ].join('\n')
  const { import: done, products: lines } = await bring(file)
  return { id: lines[0]?.productId ?? '', importId: done._id }
}

beforeAll(async () => {
  app = await catalogApp()
  member = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas: ['catalogue'] }
})

beforeEach(async () => {
  app.moveClock({ minutes: 1 })
  sku = `ETAT-${randomUUID().slice(0, 8).toUpperCase()}`
  gown = await enterProduct(app.context(), { sku, nameFr: 'Robe Céleste', priceCents: 129_000 })
})

afterAll(() => app.close())

describe('the state of a file', () => {
  it('archives what is shown, with its other changes, and is taken back with them', async () => {
    const file = `Référence;Prix;État\n${sku};1350;Archivé`
    const { changes, seen } = await compare(file)
    expect(changes[0]?.fields).toEqual([
      { column: 'price', before: 1290, after: 1350 },
      { column: 'state', before: 'published', after: 'archived' },
    ])
    const { import: done } = await send(file, seen)
    expect(await productOf(gown)).toMatchObject({ state: 'archived', presented: false, version: 2 })
    expect((await actionsOf(gown)).slice(-2)).toEqual(['product.updated', 'product.archived'])
    // Nobody could buy at the new price.
    expect(await pricesOf(gown)).toEqual([{ cents: 129_000, ended: true }])
    expect((await compare(file)).same).toBe(1)
    expect(await takeBack(done._id)).toMatchObject({ restored: 1, kept: [] })
    expect(await productOf(gown)).toMatchObject({ state: 'published', presented: true, priceCents: 129_000 })
    expect((await actionsOf(gown)).at(-1)).toBe('product.restored')
  })

  it('is written alone where nothing else differs', async () => {
    await bring(`Référence;État\n${sku};archived`)
    expect(await actionsOf(gown)).toEqual(['product.created', 'product.archived'])
    await bring(`Référence;État\n${sku};published`)
    expect((await actionsOf(gown)).slice(1)).toEqual(['product.archived', 'product.published'])
  })

  it('that says nothing leaves each product its own', async () => {
    const comparison = await compare(`Référence;État;Prix\n${sku};;1350`)
    expect(comparison.changes[0]?.fields.map(({ column }) => column)).toEqual(['price'])
  })

  it('publishes a new product that has what publishing asks for; taken back, it is gone', async () => {
    const { id, importId } = await addedBy({ state: 'publié' })
    expect(await productOf(id)).toMatchObject({ state: 'published', presented: true })
    expect(await actionsOf(id)).toEqual(['product.created', 'product.published'])
    expect(await pricesOf(id)).toEqual([{ cents: 90_000, ended: false }])
    expect(await takeBack(importId)).toMatchObject({ restored: 1, kept: [] })
    expect((await productOf(id)).deletedAt).not.toBeNull()
  })

  it('publishes a draft; taken back, it is archived, and its words are as before', async () => {
    const { id } = await addedBy({ state: 'brouillon' })
    const drafted = (await productOf(id)).createdAt
    app.moveClock({ minutes: 5 })
    const { import: done } = await bring(`Référence;Nom;État\n${sku}-N;Cape Lune;publié`)
    const shown = await productOf(id)
    expect(shown).toMatchObject({ state: 'published', nameFr: 'Cape Lune' })
    // For the shop it begins now.
    expect(shown.createdAt > drafted).toBe(true)
    expect(await takeBack(done._id)).toMatchObject({ restored: 1, kept: [] })
    expect(await productOf(id)).toMatchObject({ state: 'archived', nameFr: 'Cape' })
  })

  it('refuses line by line, with the reason, what cannot be published or unpublished', async () => {
    const { faults, seen } = await compare(
      [
        'Référence;Nom;Catégorie;Prix;Composition;État',
        `${sku}-1;Cape;mariage;900;;publié`,
        `${sku}-2;Voile;mariage;90;;brouillon`,
        `${sku};Robe Céleste;mariage;1290;100 % soie;brouillon`,
        `${sku}-3;Étole;mariage;90;;en ligne`,
        `${sku}-4;Traîne;mariage;90;;archivé`,
      ].join('\n'),
    )
    expect(faults.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'description', required],
      [2, 'composition', required],
      [2, 'stock', required],
      [4, 'state', 'Cette pièce a déjà été montrée\u00a0: archivez-la plutôt.'],
      [5, 'state', 'Un état est brouillon, publié ou archivé.'],
      [6, 'description', required],
      [6, 'composition', required],
      [6, 'stock', required],
    ])
    await expect(send('', seen)).rejects.toMatchObject({ code: 'no_table' })
    expect(await stateOf(gown)).toBe('published')
  })

  it('that was changed since stays when the import is taken back', async () => {
    const { import: done } = await bring(`Référence;Prix;État\n${sku};1350;archivé`)
    await db().update(products).set({ state: 'published' }).where(eq(products.id, gown))
    const { restored, kept } = await takeBack(done._id)
    expect({ restored, kept: kept.map(({ productId }) => productId) }).toEqual({ restored: 0, kept: [gown] })
    expect(await productOf(gown)).toMatchObject({ state: 'published', priceCents: 129_000 })
  })

  it('keeps the words that a shown product needs when they came with the import', async () => {
    const { id } = await addedBy({ state: '', composition: '' })
    const { import: done } = await bring(`Référence;Composition;État\n${sku}-N;100 % soie;publié`)
    const { kept } = await takeBack(done._id)
    expect(kept.map(({ productId }) => productId)).toEqual([id])
    expect(await productOf(id)).toMatchObject({ state: 'archived', compositionFr: '100 % soie' })
  })

  it('gives a draft its day again, unless the day has passed', async () => {
    const { id } = await addedBy({ state: '' })
    const day = new Date(app.context().clock.now().epochMilliseconds + 3_600_000)
    const archive = async () => {
      await db().update(products).set({ state: 'draft', publishAt: day }).where(eq(products.id, id))
      const { import: done } = await bring(`Référence;État\n${sku}-N;archivé`)
      expect(await productOf(id)).toMatchObject({ state: 'archived', publishAt: null })
      return done._id
    }
    await takeBack(await archive())
    expect(await productOf(id)).toMatchObject({ state: 'draft', publishAt: day })
    const late = await archive()
    app.moveClock({ hours: 2 })
    await takeBack(late)
    expect(await productOf(id)).toMatchObject({ state: 'draft', publishAt: null })
  })
})

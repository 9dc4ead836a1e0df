import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { productFilesApi } from '../../../testing/catalog/product-files-api.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { exportProducts } from './export-products.ts'
import { lockKeptProducts } from './kept-products.ts'
import { cellsOf } from './product-cells.ts'

let app: CatalogApp
let member: Caller
let gown: string
let sku: string

const db = () => app.test.database.db

const {
  compare,
  compareBytes,
  send,
  bring: imported,
  takeBack,
  list,
} = productFilesApi(() => app.context({ caller: member }))

const cells = async (id: string) => {
  const [product] = await lockKeptProducts(db(), [id])
  if (!product) throw new Error('There is no such product')
  return { ...cellsOf(product.rows), state: product.state, version: product.version }
}

const idOf = async (name: string) => {
  const [row] = await db().select({ id: products.id }).from(products).where(eq(products.nameFr, name))
  return row?.id ?? ''
}

beforeAll(async () => {
  app = await catalogApp()
  member = await enterCustomer(app.context(), { role: 'staff' })
  member = { ...member, areas: ['catalogue'] }
})

beforeEach(async () => {
  sku = `REF-${randomUUID().slice(0, 8).toUpperCase()}`
  gown = await enterProduct(app.context(), {
    sku,
    nameFr: 'Robe Céleste',
    nameEn: 'Céleste Gown',
    priceCents: 129_000,
    variants: [
      { size: '36', stock: 2 },
      { size: '38', stock: 3 },
    ],
  })
})

afterAll(() => app.close())

describe('a file of the catalogue', () => {
  it('that was exported changes nothing, in either form and language', async () => {
    for (const format of ['csv', 'json'] as const)
      for (const lng of ['fr', 'en'] as const) {
        const { bytes, fileName } = await exportProducts(app.context({ caller: member, lng }), format)
        expect(fileName).toMatch(new RegExp(`^pro[a-z]+-2026-10-14\\.${format}$`))
        const comparison = await compare(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
        expect(comparison).toMatchObject({ added: 0, changed: 0, faults: [] })
        expect(comparison.same).toBe(comparison.rows)
        expect(comparison.columns.every(({ column }) => column !== null)).toBe(true)
      }
  })

  it('says field by field what it would change, and changes nothing yet', async () => {
    const before = await cells(gown)
    const comparison = await compare(
      `Référence;Prix;Stock 38;En vedette;Fournisseur\n${sku};1 350,00;5;oui;Lyon`,
    )
    expect(comparison).toMatchObject({ rows: 1, added: 0, changed: 1, same: 0, faults: [] })
    expect(comparison.columns.at(-1)).toEqual({ heading: 'Fournisseur', column: null })
    expect(comparison.changes).toEqual([
      {
        line: 2,
        productId: gown,
        name: 'Robe Céleste',
        fields: [
          { column: 'price', before: 1290, after: 1350 },
          { column: 'featured', before: false, after: true },
          { column: 'stock 38', before: 3, after: 5 },
        ],
      },
    ])
    expect(await cells(gown)).toEqual(before)
  })

  it('changes what it names, leaves what it does not, and begins new products as drafts', async () => {
    const name = `Cape ${randomUUID()}`
    const answer = await imported(
      `Référence;Nom;Catégorie;Prix;Stock 38\n${sku};Robe Céleste;mariage;1350;\n;${name};Mariage;900;4`,
    )
    expect(answer.import).toMatchObject({ added: 1, changed: 1 })
    expect(answer.products).toEqual([
      { line: 2, productId: gown },
      { line: 3, productId: await idOf(name) },
    ])
    expect(await cells(gown)).toMatchObject({
      price: 1350,
      'stock 36': 2,
      'stock 38': null,
      nameEn: 'Céleste Gown',
      version: 2,
    })
    expect(await cells(await idOf(name))).toMatchObject({
      price: 900,
      'stock 38': 4,
      state: 'draft',
      version: 1,
    })
    const { rows } = await db().execute(sql`
      select action, after ->> 'reason' as reason from audit_log
      where subject_kind = 'product' and subject_id = ${gown} order by id desc limit 1`)
    expect(rows).toEqual([{ action: 'product.updated', reason: 'produits.csv' }])
    const moved = await db().execute(sql`
      select change, cause, reason from stock_movements where product_id = ${gown} and size = '38'`)
    expect(moved.rows).toEqual([{ change: -3, cause: 'corrected', reason: 'produits.csv' }])
  })

  it('tells how a garment is cut and what it measures, in words of either language', async () => {
    const file = (measures: string) =>
      `Référence;Coupe;Mesures du vêtement\n${sku};encolure cœur, back open;${measures}`
    const { faults } = await compare(file('38 poitrine beaucoup'))
    expect(faults).toMatchObject([{ column: 'measures', message: expect.stringContaining('38 poitrine 92') }])
    await imported(file('38 poitrine 92.5 length 148, 36 Poitrine 88'))
    expect(await cells(gown)).toMatchObject({
      cut: ['neckline coeur', 'back nu'],
      measures: ['36 bust 88', '38 bust 92.5 length 148'],
    })
  })

  it('names each fault of each line in words, and imports nothing while there is one', async () => {
    const text = [
      'Identifiant;Référence;Nom;Catégorie;Prix;Stock 38;En vedette;Teinte',
      `;${sku};Robe Céleste;mariage;1.290;trois;peut-être;`,
      ';;;nulle-part;900;;;',
      ';;Voile;mariage;900,50;;;vert',
      `${gown};;Robe Céleste;mariage;1290;;;`,
      `${randomUUID()};;Robe;mariage;1;;;`,
      ';NEUF-1;Cape;mariage;1;;;',
      ';neuf-1;Cape;mariage;1;;;',
    ].join('\n')
    const { faults, seen, added, changed } = await compare(text)
    expect(faults.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'price', 'Un nombre est attendu, écrit comme 1290 ou 1 290,50.'],
      [2, 'stock 38', 'Un nombre est attendu, écrit comme 1290 ou 1 290,50.'],
      [2, 'featured', 'Répondez par oui ou par non.'],
      [3, 'category', 'Cette catégorie n’existe pas.'],
      [3, 'name', 'Ce champ est obligatoire.'],
      [4, 'price', expect.stringContaining('entier')],
      [4, 'colorName', 'Ce champ est obligatoire.'],
      [4, 'colorHex', expect.any(String)],
      [5, 'id', 'Le même produit se trouve déjà à la ligne 2.'],
      [6, 'id', 'Aucun produit n’a cet identifiant.'],
      [8, 'sku', 'Le même produit se trouve déjà à la ligne 7.'],
    ])
    expect({ added, changed }).toEqual({ added: 1, changed: 0 })
    await expect(send(text, seen)).rejects.toMatchObject({ code: 'faulty' })
    expect(await db().$count(products, eq(products.sku, 'NEUF-1'))).toBe(0)
  })

  it('may not take from what the shop shows what the law asks for, nor a reference that is taken', async () => {
    const other = await enterProduct(app.context(), { sku: `${sku}-2`, nameFr: 'Voile' })
    expect((await compare(`Référence;Composition\n${sku};`)).faults).toEqual([
      { line: 2, column: 'composition', message: 'Ce champ est obligatoire.' },
    ])
    const { faults } = await compare(`Identifiant;Référence\n${gown};${sku}-2\n${other};${sku}-2`)
    expect(faults).toEqual([{ line: 2, column: 'sku', message: 'Un autre produit porte cette référence.' }])
  })

  it('that is none is refused', async () => {
    await expect(compare('')).rejects.toMatchObject({ code: 'no_table' })
    await expect(compare('Fournisseur\nLyon')).rejects.toMatchObject({ code: 'columns_unknown' })
    await expect(compare(`a;b\n${sku};1`, ['sku', 'sku'])).rejects.toMatchObject({ code: 'columns_unknown' })
    const latin = Uint8Array.from([0x4e, 0xe9, 0x0a, 0x41])
    await expect(compareBytes(latin)).rejects.toMatchObject({
      code: 'not_utf8',
    })
    const many = `Nom\n${'Cape\n'.repeat(5_001)}`
    await expect(compare(many)).rejects.toMatchObject({ code: 'too_many_rows' })
    const same = `Référence;Prix\n${sku};1290`
    await expect(send(same, (await compare(same)).seen)).rejects.toMatchObject({ code: 'nothing_to_import' })
  })

  it('is compared again when the catalogue, the file or its columns are others by now', async () => {
    const text = `Référence;Prix\n${sku};1350`
    const { seen } = await compare(text)
    await expect(send(`Référence;Prix\n${sku};1360`, seen)).rejects.toMatchObject({ code: 'changed_since' })
    await db().update(products).set({ version: 9 }).where(eq(products.id, gown))
    await expect(send(text, seen)).rejects.toMatchObject({ code: 'changed_since' })
  })

  it('is imported once, however often and by however many it is sent', async () => {
    const text = `Référence;Prix\n${sku};1350`
    const { seen } = await compare(text)
    const answers = await Promise.allSettled([send(text, seen), send(text, seen)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await cells(gown)).version).toBe(2)
  })

  it('is what it was told of, cell by cell, whatever it holds', async () => {
    const text = fc.constantFrom('Cape', 'Robe « longue »', '=1+1', '-10 %', 'a;b', 'deux\nlignes', '"', 'é')
    const line = text.map((words) => words.replaceAll('\n', ' '))
    const row = fc.record({
      name: line,
      description: text,
      composition: text,
      care: fc.option(text, { nil: '' }),
      nameEn: fc.option(line, { nil: '' }),
      price: fc.integer({ min: 0, max: 5_000 }),
      tags: fc.uniqueArray(fc.constantFrom('soir', 'laine', 'drapé')),
      featured: fc.boolean(),
      'stock 36': fc.option(fc.integer({ min: 0, max: 9 })),
      'stock Sur mesure': fc.option(fc.integer({ min: 1, max: 9 })),
      'stock 38': fc.integer({ min: 0, max: 9 }),
      lowStock: fc.option(fc.integer({ min: 0, max: 9 })),
    })
    await fc.assert(
      fc.asyncProperty(row, async (wanted) => {
        const file = JSON.stringify([{ sku, ...wanted }])
        const { seen, same } = await compare(file)
        if (same === 0) await send(file, seen)
        expect((await compare(file)).same).toBe(1)
        expect(await cells(gown)).toMatchObject(wanted)
      }),
      { numRuns: propertyRuns(25) },
    )
  })
})

describe('an import that is taken back', () => {
  it('leaves the catalogue as it was', async () => {
    // The list shows the last imports.
    app.moveClock({ minutes: 1 })
    const before = await cells(gown)
    const name = `Cape ${randomUUID()}`
    const { import: done } = await imported(
      `Référence;Nom;Catégorie;Prix;Stock 38;Stock 40\n${sku};Robe Aurore;mariage;1350;7;1\n;${name};mariage;900;;`,
    )
    expect(await takeBack(done._id)).toMatchObject({ restored: 2, kept: [] })
    expect(await cells(gown)).toEqual({ ...before, version: 3 })
    const [gone] = await db().select().from(products).where(eq(products.nameFr, name))
    expect(gone?.deletedAt).not.toBeNull()
    await expect(takeBack(done._id)).rejects.toMatchObject({ code: 'already_taken_back' })
    const imports = await list()
    expect(imports.find(({ _id }) => _id === done._id)?.takenBack).toBe(true)
  })

  it('keeps what was sold and what was written since, and names it', async () => {
    const name = `Cape ${randomUUID()}`
    const { import: done } = await imported(
      `Référence;Nom;Catégorie;Prix;Stock 38\n${sku};Robe Aurore;mariage;1350;7\n;${name};mariage;900;`,
    )
    const cape = await idOf(name)
    await db().execute(sql`update product_variants set stock = 6 where product_id = ${gown} and size = '38'`)
    await db().update(products).set({ nameFr: 'Robe Lune' }).where(eq(products.id, gown))
    await db().update(products).set({ descriptionFr: 'Écrite depuis.' }).where(eq(products.id, cape))
    const { restored, kept } = await takeBack(done._id)
    expect({ restored, kept: kept.map((each) => each.name).toSorted() }).toEqual({
      restored: 0,
      kept: [name, 'Robe Lune'],
    })
    // One of the seven was sold: of the three of before there are two.
    expect(await cells(gown)).toMatchObject({ name: 'Robe Lune', price: 1290, 'stock 38': 2 })
    expect(await cells(cape)).toMatchObject({ description: 'Écrite depuis.' })
  })
})

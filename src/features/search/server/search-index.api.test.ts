import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import type { TestProcess } from '../../../testing/test-context.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { searchIndex } from '../../catalog/server/listing/search-index.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import { searchProducts } from './search-products.public.ts'

const highestProduct = 200

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

const searches = [
  'robe',
  'cape',
  'tulle',
  'lin',
  'ca',
  'robe tulle',
  'TST-1',
  'zibelinne',
  'velour',
  'vellours',
]

/** How well each product matches each search. */
const answers = async (visited: TestProcess) => {
  const found: Record<string, readonly number[]> = {}
  for (const search of searches)
    found[search] = [
      ...(
        await searchProducts(visited.context(), {
          text: search,
          index: searchIndex,
          sets: { namedBy: () => [], of: () => undefined, similarTo: () => undefined },
          sizeOf: () => highestProduct,
        })
      ).ranks,
    ]
  return found
}

const texts = fc.array(fc.constantFrom('Robe', 'Cape', 'tulle', 'lin', 'velours', 'vellour', 'zibeline'), {
  minLength: 1,
  maxLength: 3,
})

const change = fc.record({
  kind: fc.constantFrom('enter', 'rename', 'describe', 'remove', 'unnamed'),
  product: fc.nat(),
  text: texts.map((words) => words.join(' ')),
})

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

/** The products that are presented, and those that were removed. */
const ids: string[] = []
const removed: string[] = []

const seqsOfRemoved = async () => {
  const rows = await app.test.database.db
    .select({ seq: products.seq })
    .from(products)
    .where(inArray(products.id, removed))
  return rows.map(({ seq }) => seq)
}

/** Makes a change in the database and returns the tags that announce it. */
const make = async ({ kind, product, text }: Change): Promise<readonly string[]> => {
  const { db } = app.test.database
  const id = ids[product % ids.length]
  if (kind === 'enter' || id === undefined) {
    app.announced.length = 0
    ids.push(await enterProduct(app.context(), { nameFr: text }))
    return [...app.announced]
  }
  if (kind === 'remove') {
    app.announced.length = 0
    await removeProduct(app.context(), { id })
    removed.push(...ids.splice(ids.indexOf(id), 1))
    return [...app.announced]
  }
  await db
    .update(products)
    .set(kind === 'describe' ? { descriptionFr: text } : { nameFr: text })
    .where(eq(products.id, id))
  return kind === 'unnamed' ? ['products'] : [`product:${id}`, 'products', 'search']
}

describe('the words kept in memory', () => {
  it('are those of the database after any changes, in every process that heard of them', async () => {
    const other = app.another()
    await answers(other)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        for (const each of changes) await other.bus.publish(await make(each))
        expect(await answers(other)).toEqual(await answers(app.another()))
      }),
      { numRuns: 10 },
    )
    // The random changes may have entered or removed no product. After these steps a dress exists and one is removed.
    for (const kind of ['enter', 'remove', 'enter'] as const)
      await other.bus.publish(await make({ kind, product: 0, text: 'Robe' }))
    const last = await answers(other)
    expect(last.robe?.some((rank) => rank > 0)).toBe(true)
    const gone = await seqsOfRemoved()
    expect(gone.length).toBeGreaterThan(0)
    for (const ranks of Object.values(last)) expect(gone.map((seq) => ranks[seq])).toEqual(gone.map(() => 0))
  })

  it('take in a product that is entered while they are read for the first time', async () => {
    const late = app.another()
    const reading = late.context().resident(searchIndex)
    app.announced.length = 0
    const id = await enterProduct(app.context(), { nameFr: 'Pelisse Vigogne' })
    await late.bus.publish(app.announced)
    await reading
    const { products: found } = await catalogApi(late)('GET /products', { query: { search: 'vigogne' } })
    expect(found.map(({ _id }) => _id)).toEqual([id])
  })

  it('are left alone by a change of anything else', async () => {
    const other = app.another()
    const before = await other.context().resident(searchIndex)
    const id = await enterProduct(app.context(), { nameFr: 'Gilet Ottoman' })
    await other.bus.publish([`product:${id}`, 'products'])
    expect(await other.context().resident(searchIndex)).toBe(before)
    expect(before.vocabulary.numberOf('ottoman')).toBeUndefined()
  })

  it('need no more than the texts of the products, however those were written', async () => {
    await enterProduct(app.context(), { nameFr: 'Étole Écume', sku: 'ECU-001' })
    await app.test.database.db.execute(
      sql`update products set name_fr = name_fr || ' brodée' where sku = 'ECU-001'`,
    )
    const { products: found } = await catalogApi(app.another())('GET /products', {
      query: { search: 'écume brodé' },
    })
    expect(found.map(({ name }) => name)).toEqual(['Étole Écume brodée'])
  })
})

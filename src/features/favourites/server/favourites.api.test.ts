import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import type { FavouritesContract } from '../favourites.contract.ts'
import { favouritesLimit } from '../favourites.limits.ts'
import { joining } from '../favourites.rules.ts'
import { favouritesRoutes } from './favourites.routes.ts'
import { favourites } from './favourites.table.ts'

const dispatcher = createDispatcher({ modules: [favouritesRoutes], checkAnswers: true })
const jeanne = '00000000-0000-4000-8000-00000000000a'
const louise = '00000000-0000-4000-8000-00000000000b'
const nobody = '00000000-0000-4000-8000-00000000000c'
const productCount = 6

let app: CatalogApp
let offered: readonly string[]

const as = (id: string) =>
  createApi<FavouritesContract>(
    (key, call) => dispatcher.call(app.context({ caller: { id, role: 'user' } }), key, call),
    'fr',
  )

const keep = (productId: string | undefined, account = jeanne) =>
  as(account)('PUT /account/favourites/{productId}', { params: { productId: productId ?? '' } })

const release = (productId: string | undefined, account = jeanne) =>
  as(account)('DELETE /account/favourites/{productId}', { params: { productId: productId ?? '' } })

const join = async (productIds: readonly string[], account = jeanne) => {
  const answer = await as(account)('POST /account/favourites', { body: { productIds: [...productIds] } })
  return answer.favourites.map(({ productId }) => productId)
}

const listOf = async (account = jeanne) =>
  (await as(account)('GET /account/favourites', {})).favourites.map(({ productId }) => productId)

const setDeleted = (id: string | undefined, deletedAt: Date | null) =>
  app.test.database.db
    .update(products)
    .set({ deletedAt })
    .where(eq(products.id, id ?? ''))

/** As many products as wanted, with nothing about them that a list would care for. */
const manyProducts = async (count: number) => {
  const { rows } = await app.test.database.db.execute<{ id: string }>(sql`
    insert into products (sku, category_id, name_fr, description_fr, composition_fr, material, price_cents)
    select 'MANY-' || n, 'mariage', 'Robe', 'Robe', '100 % soie', 'Soie', 100 from generate_series(1, ${sql.raw(String(count))}) n
    returning id`)
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  app = await catalogApp()
  const made: string[] = []
  for (let place = 0; place < productCount; place++) made.push(await enterProduct(app.context()))
  offered = made
  await app.test.database.db.insert(accounts).values(
    [jeanne, louise].map((id) => ({
      id,
      email: `${id}@example.fr`,
      passwordHash: 'none',
      firstName: 'Jeanne',
      lastName: 'Arnaud',
      createdAt: new Date(),
    })),
  )
})

beforeEach(async () => {
  await app.test.database.db.delete(favourites)
})

afterAll(() => app.close())

describe('the favourites of a customer', () => {
  it('are theirs alone, newest first', async () => {
    await keep(offered[0])
    app.moveClock({ minutes: 1 })
    await keep(offered[1])
    await keep(offered[2], louise)
    expect(await listOf()).toEqual([offered[1], offered[0]])
    expect(await listOf(louise)).toEqual([offered[2]])
    await release(offered[2])
    expect(await listOf(louise)).toEqual([offered[2]])
  })

  it('keep a product once, in its place, with its first time', async () => {
    const first = await keep(offered[0])
    app.moveClock({ minutes: 1 })
    await keep(offered[1])
    const again = await keep(offered[0]?.toUpperCase())
    expect(again).toEqual(first)
    expect(await listOf()).toEqual([offered[1], offered[0]])
  })

  it('let a product go, and let it go again', async () => {
    await keep(offered[0])
    await release(offered[0]?.toUpperCase())
    expect(await listOf()).toEqual([])
    expect(await release(offered[0])).toEqual({ success: true })
    expect(await release('robe')).toEqual({ success: true })
  })

  it('take no product that does not exist or is gone', async () => {
    await setDeleted(offered[0], new Date())
    for (const id of [offered[0], nobody, 'robe'])
      await expect(keep(id)).rejects.toMatchObject({ code: 'piece_not_found', kind: 'not-found' })
    await setDeleted(offered[0], null)
  })

  it('leave out a product while the house does not present it', async () => {
    await keep(offered[0])
    await setDeleted(offered[0], new Date())
    expect(await listOf()).toEqual([])
    await setDeleted(offered[0], null)
    expect(await listOf()).toEqual([offered[0]])
  })

  it('end at the limit, also when several come at once', async () => {
    const many = await manyProducts(favouritesLimit)
    await join(many.slice(1))
    const answers = await Promise.allSettled([keep(many[0]), keep(offered[0]), keep(offered[1])])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listOf()).toHaveLength(favouritesLimit)
    await expect(keep(offered[2])).rejects.toMatchObject({ code: 'list_full', kind: 'conflict' })
    await app.test.database.db.delete(products).where(sql`sku like 'MANY-%'`)
    expect((await listOf()).length).toBeLessThanOrEqual(2)
  })

  it('are one row when the same product is kept twice at once', async () => {
    await Promise.all([keep(offered[0]), keep(offered[0]), keep(offered[0])])
    expect(await app.test.database.db.$count(favourites)).toBe(1)
  })

  it('are not changed for an account that goes meanwhile', async () => {
    for (const call of [
      () => keep(offered[0], nobody),
      () => release(offered[0], nobody),
      () => join(offered, nobody),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('joining a guest’s list', () => {
  it('puts it before what was kept, in its order', async () => {
    await keep(offered[0])
    app.moveClock({ minutes: 1 })
    const guest = [offered[3], offered[0], offered[1]].map(String)
    expect(await join(guest)).toEqual([offered[3], offered[1], offered[0]])
  })

  it('twice, or twice at once, is joining it once', async () => {
    const guest = [offered[2], offered[1]].map(String)
    const answers = await Promise.all([join(guest), join(guest)])
    expect(answers).toEqual([guest, guest])
    expect(await join(guest)).toEqual(guest)
    expect(await app.test.database.db.$count(favourites)).toBe(2)
  })

  it('passes over what names no product', async () => {
    expect(await join(['robe', nobody, String(offered[4]), ''])).toEqual([offered[4]])
    expect(await join([])).toEqual([offered[4]])
  })

  it('refuses more than a list can hold', async () => {
    const tooMany = Array.from({ length: favouritesLimit + 1 }, () => nobody)
    await expect(join(tooMany)).rejects.toThrow()
  })

  it('gives, for any two lists, what the rule says', async () => {
    const someOf = () => fc.shuffledSubarray([0, 1, 2, 3, 4, 5])
    await fc.assert(
      fc.asyncProperty(someOf(), someOf(), async (keptPlaces, guestPlaces) => {
        await app.test.database.db.delete(favourites)
        const idsAt = (places: readonly number[]) => places.map((place) => String(offered[place]))
        const kept = await join(idsAt(keptPlaces))
        app.moveClock({ minutes: 1 })
        const guest = idsAt(guestPlaces)
        expect(kept).toEqual(idsAt(keptPlaces))
        expect(await join(guest)).toEqual([...joining(kept, guest), ...kept])
      }),
      { numRuns: 25 },
    )
  })
})

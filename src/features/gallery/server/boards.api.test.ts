import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type GalleryApp, galleryApp } from '../../../testing/gallery/gallery-app.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { mostItemsOfBoard } from '../gallery.limits.ts'
import { galleryItems, galleryProducts } from './gallery.table.ts'

let test: TestDatabase
let app: GalleryApp

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  await test.database.db.delete(galleryItems)
  app = galleryApp(test)
})

afterAll(() => test.close())

describe('the order of a board', () => {
  it('is the one that was sent, and announces its board', async () => {
    const ids = [await app.upload(), await app.upload(), await app.upload()].map(({ _id }) => _id)
    app.announced.length = 0
    const wanted = [2, 0, 1].map((place) => ids[place] ?? '')
    const { items } = await app.api()('PUT /gallery/order', { body: { board: 'lookbook', ids: wanted } })
    expect(items.map(({ _id }) => _id)).toEqual(wanted)
    expect(app.announced).toEqual(['gallery:lookbook'])
    expect(items.every(({ version }) => version === 1)).toBe(true)
  })

  it('that leaves one out, repeats one or names another is refused', async () => {
    const [one, two] = [await app.upload(), await app.upload()].map(({ _id }) => _id)
    const { _id: elsewhere } = await app.upload({ board: 'inspiration' })
    const ids = [one, two].map(String)
    for (const wrong of [[], ids.slice(1), [ids[0], ids[0]], [...ids, elsewhere], [ids[0], '__proto__']])
      await expect(
        app.api()('PUT /gallery/order', { body: { board: 'lookbook', ids: wrong.map(String) } }),
      ).rejects.toMatchObject({ code: 'order_of_before', kind: 'conflict' })
    expect(await app.order()).toEqual(ids)
  })

  it('by two at once is wholly that of one of them', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push((await app.upload())._id)
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]]
    await Promise.all(
      orders.map((order) => app.api()('PUT /gallery/order', { body: { board: 'lookbook', ids: order } })),
    )
    expect(orders).toContainEqual(await app.order())
  })

  it('stands without gaps while others hang, order and take down', { tags: ['deep'] }, async () => {
    const ids: string[] = []
    for (let count = 0; count < 4; count++) ids.push((await app.upload())._id)
    await Promise.allSettled([
      app.upload(),
      app.api()('DELETE /gallery/{id}', { params: { id: ids[1] ?? '' } }),
      app.api()('PUT /gallery/order', { body: { board: 'lookbook', ids: ids.toReversed() } }),
      app.upload(),
      app.api()('DELETE /gallery/{id}', { params: { id: ids[3] ?? '' } }),
    ])
    const rows = await test.database.db.select().from(galleryItems).orderBy(galleryItems.position)
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3])
  })
})

describe('a board', () => {
  it('has an end', { tags: ['deep'] }, async () => {
    const { _id } = await app.upload()
    await test.database.db.execute(sql`
      insert into gallery_items (board, position, media_key, width, height, color, widths, created_at, updated_at)
      select board, place, media_key, width, height, color, widths, created_at, updated_at
      from gallery_items, generate_series(1, ${mostItemsOfBoard - 1}::integer) place where id = ${_id}::uuid`)
    await expect(app.upload()).rejects.toMatchObject({ code: 'board_full', kind: 'conflict' })
    await app.upload({ board: 'inspiration' })
    expect(await app.order()).toHaveLength(mostItemsOfBoard)
  })

  it.each([
    ['published without words', sql`update gallery_items set published = true, alt_en = ''`],
    [
      'with its days the wrong way round',
      sql`update gallery_items set published_from = '2026-12-02', published_to = '2026-12-01'`,
    ],
    ['in a colour of nobody', sql`update gallery_items set colours = '{mauve}'`],
    ['on a board of nobody', sql`update gallery_items set board = 'other'`],
    ['in a place beyond the last', sql`update gallery_items set position = 120`],
    ['looked at beside itself', sql`update gallery_items set focal_x = 101`],
  ])('holds no picture %s: the database refuses it', async (_what, wrong) => {
    await app.show()
    await expect(test.database.db.execute(wrong)).rejects.toThrow()
  })

  it('holds no two pictures in one place', { tags: ['deep'] }, async () => {
    await app.upload()
    await app.upload()
    await expect(test.database.db.execute(sql`update gallery_items set position = 0`)).rejects.toThrow()
  })

  it('loses the chosen products with the item that showed them', { tags: ['deep'] }, async () => {
    const item = await app.show({ products: [await enterProduct(app.context())] })
    await app.api()('DELETE /gallery/{id}', { params: { id: item._id } })
    expect(await test.database.db.$count(galleryProducts, eq(galleryProducts.itemId, item._id))).toBe(0)
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { admin } from '../../../../testing/catalog/catalog-api.ts'
import { enterCategories, enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { editOf, type GalleryApp, galleryApp, shownWords } from '../../../../testing/gallery/gallery-app.ts'
import { testProcess } from '../../../../testing/test-context.ts'
import { takeBacksRoutes } from '../../../take-backs/server/take-backs.routes.ts'
import type { TakeBacksContract } from '../../../take-backs/take-backs.contract.ts'
import type { AdminGalleryItem, GalleryEdit } from '../../gallery-admin.contract.ts'
import { galleryItems } from '../gallery.table.ts'

const dispatcher = createDispatcher({ modules: [takeBacksRoutes], checkAnswers: true })

let test: TestDatabase
let app: GalleryApp
let salon: Caller

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
  salon = { ...(await enterCustomer(testProcess(test).context(), { role: 'staff' })), areas: ['salon'] }
})

beforeEach(async () => {
  await test.database.db.delete(galleryItems)
  app = galleryApp(test)
})

afterAll(() => test.close())

const takeBack = (
  action: 'updated' | 'reordered' | 'removed',
  id: string,
  { entry, by = admin }: { entry?: string | undefined; by?: Caller } = {},
) =>
  createApi<TakeBacksContract>((key, call) => dispatcher.call(app.context({ caller: by }), key, call), 'fr')(
    'POST /admin/take-backs',
    { body: { kind: 'gallery', id, action: `gallery.${action}`, entry } },
  )

const edit = (item: AdminGalleryItem, change: Partial<GalleryEdit>) =>
  app.api()('PUT /gallery/{id}', { params: { id: item._id }, body: editOf(item, change) })

const items = async () => (await app.api()('GET /admin/gallery', { query: { board: 'lookbook' } })).items

/** An item without what each change of it raises. */
const contentOf = ({ version: _version, updatedAt: _updatedAt, ...content }: AdminGalleryItem) => content

const last = async () => {
  const { rows } = await test.database.db.execute(sql`select * from audit_log order by id desc limit 1`)
  return rows[0]
}

describe('a change of a picture that is taken back', () => {
  it('leaves it as it was: words, kinds, framing, days and products; the page shows it again', async () => {
    const product = await enterProduct(app.context())
    const before = await app.show({ products: [product], occasion: 'mariage', publishedFrom: '2026-01-01' })
    const { entry } = await edit(before, {
      fr: { ...before.fr, title: 'Une autre' },
      occasion: null,
      products: [],
      focalPoint: { x: 1, y: 99 },
      published: false,
      publishedFrom: null,
      publishedTo: '2027-01-01',
    })
    expect(await app.titles()).toEqual([])
    app.announced.length = 0
    await takeBack('updated', before._id, { entry })
    expect(app.announced).toEqual(['gallery:lookbook'])
    expect(await app.titles()).toEqual(['La traîne'])
    const [now] = await items()
    expect(now && contentOf(now)).toEqual(contentOf(before))
    expect(now?.version).toBe(before.version + 2)
    expect(await last()).toMatchObject({ action: 'gallery.taken-back', after: { focalX: 50 } })
    await expect(takeBack('updated', before._id, { entry })).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('keeps what others have changed beside it, and names what they have changed of it', async () => {
    const first = await app.show()
    const titled = await edit(first, { fr: { ...first.fr, title: 'À moi' } })
    const { item } = await edit(titled.item, { colours: ['noir'] })
    await takeBack('updated', first._id, { entry: titled.entry })
    expect((await items())[0]).toMatchObject({ fr: { title: 'La traîne' }, colours: ['noir'] })
    const again = await edit({ ...item, version: item.version + 1 }, { fr: { ...first.fr, title: 'b' } })
    await edit(again.item, { fr: { ...first.fr, title: 'c' } })
    await expect(takeBack('updated', first._id, { entry: again.entry })).rejects.toMatchObject({
      code: 'fields_changed_since',
      values: { fields: 'titre en français' },
    })
    expect((await items())[0]?.fr.title).toBe('c')
  })

  it('is refused where it would no longer fit: a shown picture without words, days the wrong way round', async () => {
    const first = await app.show({ publishedFrom: '2026-12-10' })
    const hidden = await edit(first, { published: false })
    const earlier = await edit(hidden.item, { publishedFrom: '2026-12-01' })
    const { item } = await edit(earlier.item, { en: { ...first.en, alt: '' }, publishedTo: '2026-12-05' })
    await expect(takeBack('updated', first._id, { entry: hidden.entry })).rejects.toMatchObject({
      code: 'not_ready_to_be_shown',
    })
    await expect(takeBack('updated', first._id, { entry: earlier.entry })).rejects.toMatchObject({
      code: 'no_longer_fits',
    })
    expect((await items())[0]).toEqual(item)
  })

  it('is taken back once by two at once, and by nobody without the right to change it', async () => {
    const first = await app.show()
    const { entry } = await edit(first, { colours: ['noir'] })
    await expect(takeBack('updated', first._id, { entry, by: salon })).rejects.toMatchObject({
      code: 'access_denied',
    })
    const both = await Promise.allSettled([0, 1].map(() => takeBack('updated', first._id, { entry })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

it('an order is taken back as long as the board is as it left it', async () => {
  const ids = [await app.upload(), await app.upload(), await app.upload()].map(({ _id }) => _id)
  const put = () => app.api()('PUT /gallery/order', { body: { board: 'lookbook', ids: ids.toReversed() } })
  const { entry } = await put()
  app.announced.length = 0
  await takeBack('reordered', 'lookbook', { entry })
  expect(app.announced).toEqual(['gallery:lookbook'])
  expect(await app.order()).toEqual(ids)
  const again = await put()
  expect((await put()).entry).toBeUndefined()
  await app.upload()
  await expect(takeBack('reordered', 'lookbook', { entry: again.entry })).rejects.toMatchObject({
    values: { fields: 'ordre des images' },
  })
})

describe('a picture that was taken down', () => {
  const dayLater = () =>
    test.database.db.execute(sql`update unclaimed_media set since = since - interval '25 hours'`)

  const remove = (id: string) => app.api()('DELETE /gallery/{id}', { params: { id } })

  it('hangs again in its place with all it had, and its files stay', async () => {
    const product = await enterProduct(app.context())
    await app.upload()
    const shown = await app.show({ products: [product], colours: ['noir'] })
    await app.upload()
    const order = await app.order()
    const files = app.files()
    const { entry } = await remove(shown._id)
    expect(await app.titles()).toEqual([])
    app.announced.length = 0
    await takeBack('removed', shown._id, { entry })
    expect(app.announced).toEqual(['gallery:lookbook'])
    expect(await app.order()).toEqual(order)
    const now = (await items()).find(({ _id }) => _id === shown._id)
    expect(now && contentOf(now)).toEqual(contentOf(shown))
    expect(await app.titles()).toEqual([shownWords.fr.title])
    await expect(takeBack('removed', shown._id, { entry })).rejects.toMatchObject({ code: 'changed_since' })
    await dayLater()
    await app.sweep()
    expect(app.files()).toEqual(files)
    const edited = await edit(now ?? shown, { colours: [] })
    expect(edited.item.version).toBe(shown.version + 2)
  })

  it('does not once its files were swept', async () => {
    const shown = await app.show()
    const { entry } = await remove(shown._id)
    await dayLater()
    await app.sweep()
    await expect(takeBack('removed', shown._id, { entry })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'picture_swept',
    })
    expect(await app.order()).toEqual([])
  })
})

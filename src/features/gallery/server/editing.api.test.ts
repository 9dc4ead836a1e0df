import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { editOf, type GalleryApp, galleryApp, shownWords } from '../../../testing/gallery/gallery-app.ts'
import { nastyValues } from '../../../testing/sweep/nasty-values.ts'
import { placesIn, withValueAt } from '../../../testing/sweep/sample-of-schema.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { removeProduct } from '../../catalog-desk/server/writing/remove-product.ts'
import { galleryItems } from './gallery.table.ts'

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

const audited = async () => {
  const { rows } = await test.database.db.execute(
    sql`select action from audit_log where subject_kind = 'gallery' order by id`,
  )
  return rows.map(({ action }) => action)
}

describe('an edit', () => {
  it('replaces all that is edited, is audited by what changed, and announces its board', async () => {
    const item = await app.upload()
    const before = (await audited()).length
    app.announced.length = 0
    const edited = await app.edit(item, {
      ...shownWords,
      occasion: 'mariage',
      colours: ['rose', 'blanc', 'rose'],
      focalPoint: { x: 30, y: 0 },
      published: true,
      publishedFrom: '2026-10-20',
    })
    expect(edited).toMatchObject({
      version: 2,
      status: 'scheduled',
      occasion: 'mariage',
      colours: ['blanc', 'rose'],
      image: { focalPoint: { x: 30, y: 0 } },
    })
    expect(app.announced).toEqual(['gallery:lookbook'])
    expect((await audited()).slice(before)).toEqual(['gallery.updated'])
    expect(await app.edit(edited)).toEqual(edited)
    expect((await audited()).slice(before)).toEqual(['gallery.updated'])
  })

  it('from an older version is refused, and writes nothing', async () => {
    const item = await app.upload()
    const now = await app.edit(item, { fr: { ...item.fr, title: 'D’une autre' } })
    await expect(app.edit(item, { occasion: 'jour' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      kind: 'conflict',
    })
    expect((await app.api()('GET /admin/gallery', { query: {} })).items).toEqual([now])
  })

  it('at the same time as another is made by one of them', async () => {
    const item = await app.upload()
    const edits = ['a', 'b', 'c'].map((title) => app.edit(item, { fr: { ...item.fr, title } }))
    const outcomes = (await Promise.allSettled(edits)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('shows an item with its words only, and says at each field what is missing', async () => {
    const item = await app.upload()
    await expect(app.edit(item, { published: true })).rejects.toMatchObject({
      code: 'not_ready_to_be_shown',
      kind: 'invalid',
      fields: {
        'fr.title': 'fields.titleMissing',
        'fr.alt': 'fields.altMissing',
        'en.alt': 'fields.altMissing',
      },
    })
    const blank = { ...shownWords, en: { ...shownWords.en, alt: '  ' } }
    await expect(app.edit(item, { ...blank, published: true })).rejects.toMatchObject({
      fields: { 'en.alt': 'fields.altMissing' },
    })
    expect(await app.titles()).toEqual([])
  })

  it('names the product that the boutique does not have', async () => {
    const item = await app.upload()
    const there = await enterProduct(app.context())
    const gone = await enterProduct(app.context())
    await removeProduct(app.context(), { id: gone })
    for (const wrong of [gone, '__proto__', '00000000-0000-4000-8000-000000000000'])
      await expect(app.edit(item, { products: [there, wrong] })).rejects.toMatchObject({
        code: 'product_gone',
        fields: { 'products.1': 'fields.productGone' },
      })
    expect((await app.edit(item, { products: [there] })).products).toHaveLength(1)
  })

  it('of what was taken down meanwhile finds nothing', async () => {
    const item = await app.upload()
    await app.api()('DELETE /gallery/{id}', { params: { id: item._id } })
    await expect(app.edit(item)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('and a taking down at once end with nothing on the board', async () => {
    const item = await app.upload()
    await Promise.allSettled([
      app.edit(item, { occasion: 'jour' }),
      app.api()('DELETE /gallery/{id}', { params: { id: item._id } }),
    ])
    expect(await app.order()).toEqual([])
  })

  it('with days the wrong way round, of another century or of no calendar is refused', async () => {
    const item = await app.upload()
    for (const [publishedFrom, publishedTo] of [
      ['2026-12-02', '2026-12-01'],
      ['1999-12-31', null],
      [null, '2026-02-30'],
    ] as const)
      await expect(app.edit(item, { publishedFrom, publishedTo })).rejects.toThrow()
  })

  it('meets nasty values in each field without falling', { tags: ['deep'] }, async () => {
    const item = await app.upload()
    const product = await enterProduct(app.context())
    const valid = editOf(item, { products: [product], colours: ['noir'], publishedFrom: '2026-10-20' })
    const faults: unknown[] = []
    for (const place of placesIn(valid))
      for (const value of Object.values(nastyValues)) {
        const { items } = await app.api()('GET /admin/gallery', { query: {} })
        const body = withValueAt({ ...valid, version: items[0]?.version }, place, value) as typeof valid
        await app
          .api()('PUT /gallery/{id}', { params: { id: item._id }, body })
          .catch((error: unknown) => {
            const isSaid =
              typeof error === 'object' && error !== null && ('kind' in error || 'issues' in error)
            if (!isSaid) faults.push([place, value, error])
          })
      }
    expect(faults).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { anotherPicture, type ImagesApp, imagesApp } from '../../../testing/pictures/images-app.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { findProduct } from '../../catalog/server/catalog.repository.ts'
import { settingsTable } from '../../settings/server/settings.table.ts'
import { drawSharePictures } from './draw-share-pictures.ts'

let test: TestDatabase
let app: ImagesApp
let id: string

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  app = imagesApp(test)
  id = await enterProduct(app.context())
  await app.upload(id, { pictures: [await anotherPicture(), await anotherPicture()] })
  app.announced.length = 0
})

afterAll(() => test.close())

/**
 * The pictures of other tests' products lie in other stores, so drawing them may fail. That
 * error is returned and not thrown.
 */
const draw = (signal?: AbortSignal) =>
  drawSharePictures(app.context(), signal && { signal }).catch((error: unknown) => error)

const shown = async (of = id) => (await findProduct(app.context(), of))?.sharePicture

const shareFiles = () => app.files().filter((file) => file.includes('/share-'))

describe('the share pictures of products', () => {
  it('are told of once they are there, those of main pictures only', async () => {
    expect(await shown()).toBeUndefined()
    await draw()
    const [main] = await app.rowsOf(id)
    expect(shareFiles()).toEqual([`${main?.mediaKey}/${main?.share}`])
    expect(await shown()).toBe(`/media/${shareFiles()[0]}`)
    expect(app.announced).toEqual([`product:${id}`])
    expect(await app.notes()).toBe(0)
  })

  it('are made once', async () => {
    await draw()
    app.announced.length = 0
    app.media.failAt(1)
    await draw()
    expect([app.announced, shareFiles().length]).toEqual([[], 1])
  })

  it('are never told of before they are stored', async () => {
    app.media.failAt(1)
    expect(await draw()).toBeInstanceOf(AggregateError)
    expect(await shown()).toBeUndefined()
    await draw()
    expect(await shown()).toBeDefined()
  })

  it('follow when another picture comes first, and nothing wrong is shown meanwhile', async () => {
    await draw()
    const [, second] = await app.rowsOf(id)
    await app.call('PUT /products/{id}/images/{imageId}/main', { id, imageId: second?.id ?? '' })
    expect(await shown()).toBeUndefined()
    expect(app.enqueued.at(-1)).toEqual({ name: 'catalog.draw-share-pictures', data: {} })
    await draw()
    expect(await shown()).toContain(second?.mediaKey)
  })

  it('follow the name of the house, and are given a new address', async () => {
    await draw()
    const before = await shown()
    const { db } = test.database
    await db
      .insert(settingsTable)
      .values({ subject: 'house', changes: { name: 'Atelier Untel' }, updatedAt: new Date() })
    const renamed = testProcess({ ...test, media: app.media.store })
    await drawSharePictures(renamed.context()).catch(() => undefined)
    expect(await shown()).not.toBe(before)
    expect(shareFiles()).toContain((await shown())?.replace('/media/', ''))
    await db.delete(settingsTable)
  })

  it('end where the run is given up, and are not made of what was taken away', async () => {
    await draw(AbortSignal.abort())
    expect(await shown()).toBeUndefined()
    const { put } = app.media.store
    app.media.store.put = async (...file) => {
      app.media.store.put = put
      for (const row of await app.rowsOf(id))
        await app.call('DELETE /products/{id}/images/{imageId}', { id, imageId: row.id })
      await put(...file)
    }
    await draw()
    app.moveClock({ hours: 25 })
    await app.sweep()
    expect(app.files()).toEqual([])
    expect(await app.notes()).toBe(0)
  })
})

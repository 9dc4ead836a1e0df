import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type GalleryApp, galleryApp, keyOf } from '../../../testing/gallery/gallery-app.ts'
import { anotherPicture } from '../../../testing/pictures/images-app.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { settingsTable } from '../../settings/server/settings.table.ts'
import type { AdminGalleryItem } from '../gallery-admin.contract.ts'
import { drawGalleryShares } from './draw-gallery-shares.ts'
import { galleryItems } from './gallery.table.ts'

let test: TestDatabase
let app: GalleryApp

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.delete(galleryItems)
  await test.database.connection.query('delete from unclaimed_media')
  app = galleryApp(test)
})

afterAll(() => test.close())

const draw = (signal?: AbortSignal) => drawGalleryShares(app.context(), signal && { signal })

const shown = async (board: 'lookbook' | 'inspiration' = 'lookbook') =>
  (await app.visitor()('GET /gallery', { query: { board } })).items.map(({ image }) => image.sharePicture)

const shareFiles = () => app.files().filter((file) => file.includes('/share-'))

const takeDown = ({ _id }: AdminGalleryItem) => app.api()('DELETE /gallery/{id}', { params: { id: _id } })

const sweepTomorrow = () => {
  app.moveClock({ hours: 25 })
  return app.sweep()
}

/** Runs something when the next file of the store is put, before it or once it is there. */
const aroundPut = (run: {
  readonly before?: () => Promise<unknown>
  readonly after?: () => Promise<unknown>
}) => {
  const { put } = app.media.store
  app.media.store.put = async (...file) => {
    app.media.store.put = put
    await run.before?.()
    await put(...file)
    await run.after?.()
  }
}

describe('the share pictures of the gallery', () => {
  it('are asked for with what is shown, and told of once they are there', async () => {
    const item = await app.show()
    expect(app.enqueued.at(-1)).toEqual({ name: 'gallery.draw-share-pictures', data: {} })
    expect(await shown()).toEqual([undefined])
    app.announced.length = 0
    await draw()
    expect(shareFiles()).toHaveLength(1)
    expect(shareFiles()[0]).toContain(`${keyOf(item)}/share-`)
    expect(await shown()).toEqual([`/media/${shareFiles()[0]}`])
    expect(app.announced).toEqual(['gallery:lookbook'])
    expect(await app.notes()).toBe(0)
  })

  it('are no edit: anyone who is at work on an item may save', async () => {
    const item = await app.show()
    await draw()
    expect(await app.edit(item, { occasion: 'soiree' })).toMatchObject({ version: item.version + 1 })
  })

  it('are made of everything that is shown some day, and of no draft', async () => {
    await app.show()
    await app.show({ publishedFrom: '2026-10-15' })
    const draft = await app.upload()
    expect(app.enqueued.filter(({ name }) => name === 'gallery.draw-share-pictures')).toHaveLength(2)
    await draw()
    expect(shareFiles()).toHaveLength(2)
    app.moveClock({ hours: 12 })
    expect((await shown()).map(Boolean)).toEqual([true, true])
    expect(shareFiles().join()).not.toContain(keyOf(draft))
  })

  it('are made once, and told of on each board that shows the picture', async () => {
    const bytes = await anotherPicture()
    const words = { title: 'Une', alt: 'Une robe', altEn: 'A gown' }
    for (const board of ['lookbook', 'inspiration'] as const)
      await app.edit(await app.upload({ bytes, board, words }), { published: true })
    app.announced.length = 0
    await draw()
    expect([...app.announced].sort()).toEqual(['gallery:inspiration', 'gallery:lookbook'])
    expect(await shown('inspiration')).toEqual(await shown())
    app.media.failAt(1)
    await draw()
    expect(shareFiles()).toHaveLength(1)
  })

  it('are never told of before they are stored, and one that fails holds up no other', async () => {
    await app.show()
    await app.show()
    app.media.failAt(1)
    await expect(draw()).rejects.toBeInstanceOf(AggregateError)
    expect((await shown()).filter(Boolean)).toHaveLength(1)
    await draw()
    expect((await shown()).filter(Boolean)).toHaveLength(2)
  })

  it('come about with the next run where one ended between the file and its row', async () => {
    await app.show()
    aroundPut({ after: () => Promise.reject(new Error('the process is gone')) })
    await expect(draw()).rejects.toBeInstanceOf(AggregateError)
    expect([await shown(), shareFiles().length, await app.notes()]).toEqual([[undefined], 1, 1])
    await draw()
    await sweepTomorrow()
    expect(await shown()).toEqual([`/media/${shareFiles()[0]}`])
    expect(await app.notes()).toBe(0)
  })

  it('follow the name of the house, and are given a new address', async () => {
    await app.show()
    await draw()
    const before = await shown()
    const { db } = test.database
    await db
      .insert(settingsTable)
      .values({ subject: 'house', changes: { name: 'Atelier Untel' }, updatedAt: new Date() })
    await drawGalleryShares(testProcess({ ...test, media: app.media.store }).context())
    await db.delete(settingsTable)
    const [after] = await shown()
    expect(before).not.toContain(after)
    expect(shareFiles().map((file) => `/media/${file}`)).toContain(after)
  })

  it('go with their picture, and what hangs in its place is given its own', async () => {
    const first = await app.show()
    await draw()
    await takeDown(first)
    const second = await app.show()
    expect(await shown()).toEqual([undefined])
    await draw()
    await sweepTomorrow()
    expect(shareFiles()).toHaveLength(1)
    expect(await shown()).toEqual([`/media/${shareFiles()[0]}`])
    expect(shareFiles()[0]).toContain(keyOf(second))
    expect(await app.notes()).toBe(0)
  })

  it('end where the run is given up, and are not made of what was taken down meanwhile', async () => {
    const item = await app.show()
    await expect(draw(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(shareFiles()).toEqual([])
    aroundPut({ before: () => takeDown(item) })
    await draw()
    expect(shareFiles()).toHaveLength(1)
    await sweepTomorrow()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
  })
})

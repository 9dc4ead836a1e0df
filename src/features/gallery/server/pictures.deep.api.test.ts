import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { largestPictureBytes } from '../../../shared/pictures/largest-picture.ts'
import { apiServer } from '../../../testing/api-server.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type GalleryApp, galleryApp, keyOf } from '../../../testing/gallery/gallery-app.ts'
import { anotherPicture } from '../../../testing/pictures/images-app.ts'
import { nastyValues } from '../../../testing/sweep/nasty-values.ts'
import { galleryItems } from './gallery.table.ts'
import { galleryAdminRoutes } from './gallery-admin.routes.ts'

let test: TestDatabase
let app: GalleryApp

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.delete(galleryItems)
  await test.database.connection.query('delete from unclaimed_media')
  await test.database.connection.query('delete from idempotency_keys')
  app = galleryApp(test)
})

afterAll(() => test.close())

const count = () => test.database.db.$count(galleryItems)

const takeDown = (id: string) => app.api()('DELETE /gallery/{id}', { params: { id } })

const sweepTomorrow = () => {
  app.moveClock({ hours: 25 })
  return app.sweep()
}

describe('an uploaded picture', () => {
  it('hangs at the end of its board as a draft, with the words that came with it', async () => {
    const first = await app.upload()
    const item = await app.upload({
      words: { title: ' La  traîne ', textEn: 'Two\n\n\n\nparts', alt: 'Une robe' },
    })
    expect(item).toMatchObject({
      board: 'lookbook',
      status: 'draft',
      published: false,
      version: 1,
      fr: { title: 'La traîne', alt: 'Une robe' },
      en: { title: '', text: 'Two\n\nparts' },
      image: { width: 240, height: 160, focalPoint: { x: 50, y: 50 } },
    })
    expect(await app.order()).toEqual([first._id, item._id])
    expect(app.enqueued).toContainEqual({ name: 'gallery.finish-picture', data: { key: keyOf(item) } })
  })

  it('that is tried again under its key hangs once, and leaves no note', async () => {
    const bytes = await anotherPicture()
    const first = await app.upload({ bytes, idempotencyKey: 'one' })
    expect(await app.upload({ bytes, idempotencyKey: 'one' })).toEqual(first)
    expect([await count(), await app.notes()]).toEqual([1, 0])
    await sweepTomorrow()
    expect(app.files()).not.toEqual([])
  })

  it('that comes several times at once under its key hangs once', async () => {
    const bytes = await anotherPicture()
    const tries = Array.from({ length: 4 }, () => app.upload({ bytes, idempotencyKey: 'one' }))
    expect(new Set((await Promise.all(tries)).map(({ _id }) => _id)).size).toBe(1)
    expect([await count(), await app.notes()]).toEqual([1, 0])
  })

  it('under the key of another file or board is refused', async () => {
    const bytes = await anotherPicture()
    await app.upload({ bytes, idempotencyKey: 'one' })
    for (const other of [{ bytes: await anotherPicture() }, { bytes, board: 'inspiration' as const }])
      await expect(app.upload({ ...other, idempotencyKey: 'one' })).rejects.toMatchObject({
        code: 'key_reused',
      })
    expect(await count()).toBe(1)
  })

  it('that cannot be kept leaves nothing, and may be tried again under its key', async () => {
    const bytes = await anotherPicture()
    app.media.failAt(2)
    await expect(app.upload({ bytes, idempotencyKey: 'one' })).rejects.toThrow('the store is full')
    expect([await count(), app.files(), await app.notes()]).toEqual([0, [], 0])
    app.media.failAt(Number.POSITIVE_INFINITY)
    await app.upload({ bytes, idempotencyKey: 'one' })
    expect(await count()).toBe(1)
  })

  it('that is none is refused', async () => {
    for (const bytes of [Buffer.from('a text'), Buffer.alloc(0), Buffer.from('<svg/>')])
      await expect(app.upload({ bytes })).rejects.toMatchObject({ kind: 'unsupported' })
    expect([await count(), await app.notes()]).toEqual([0, 0])
  })

  it('meets nasty values in the fields beside it without falling', async () => {
    const bytes = await anotherPicture({ width: 24, height: 16 })
    const faults: unknown[] = []
    const meet = async (field: string) => {
      for (const value of Object.values(nastyValues))
        await app
          .upload({ bytes, words: Object.fromEntries([[field, String(value)]]) })
          .catch((error: unknown) => {
            const isSaid = typeof error === 'object' && error !== null && 'issues' in error
            if (!isSaid) faults.push([field, value, error])
          })
    }
    await Promise.all(['board', 'title', 'textEn', 'alt', '__proto__'].map(meet))
    expect(faults).toEqual([])
  })
})

describe('the files of a picture', () => {
  it('are made at all widths after a while, which is no edit', async () => {
    const item = await app.upload({ bytes: await anotherPicture({ width: 450 }) })
    expect(item.image.widths).toEqual([400])
    app.announced.length = 0
    await app.finish(keyOf(item))
    expect(app.announced).toEqual(['gallery:lookbook'])
    const [shown] = (await app.api()('GET /admin/gallery', { query: {} })).items
    expect(shown).toMatchObject({ version: 1, image: { widths: [200, 400] } })
    expect(await app.notes()).toBe(0)
  })

  it('go a day after it was taken down', async () => {
    const { _id } = await app.upload()
    await takeDown(_id)
    await app.sweep()
    expect(app.files()).not.toEqual([])
    await sweepTomorrow()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
  })

  it('stay while another item shows the same picture', async () => {
    const bytes = await anotherPicture()
    const { _id } = await app.upload({ bytes })
    await app.upload({ bytes, board: 'inspiration' })
    await takeDown(_id)
    await sweepTomorrow()
    expect(app.files()).not.toEqual([])
  })

  it('that were begun for a picture taken down meanwhile go with it', async () => {
    const { _id, image } = await app.upload({ bytes: await anotherPicture({ width: 450 }) })
    const { put } = app.media.store
    app.media.store.put = async (...file) => {
      app.media.store.put = put
      await takeDown(_id)
      await put(...file)
    }
    await app.finish(keyOf({ image }))
    await sweepTomorrow()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
  })
})

describe('over a line', () => {
  it.each([
    ['fr', '«\u00a0robe.png\u00a0» dépasse 15\u00a0Mo.'],
    ['en', '“robe.png” is larger than 15 MB.'],
  ] as const)(
    'a file that is too large, one too many and a foreign one are refused in words (%s)',
    async (lng, tooLarge) => {
      const server = await apiServer(galleryAdminRoutes, async () => app.context({ caller: admin, lng }))
      const address = await server.listen({ port: 0, host: '127.0.0.1' })
      const send = async (...files: readonly Uint8Array[]) => {
        const body = new FormData()
        body.append('board', 'lookbook')
        for (const bytes of files) body.append('image', new Blob([new Uint8Array(bytes)]), 'robe.png')
        const answer = await fetch(`${address}/api/gallery?lng=${lng}`, { method: 'POST', body })
        return { status: answer.status, body: await answer.json() }
      }
      const picture = await anotherPicture()
      expect(await send(Buffer.alloc(largestPictureBytes + 1))).toMatchObject({
        status: 413,
        body: { code: 'file_too_large', message: tooLarge },
      })
      expect((await send(picture, picture)).status).toBe(422)
      expect((await send(Buffer.from('a letter'))).status).toBe(415)
      expect((await send()).status).toBe(422)
      expect((await send(picture)).status).toBe(201)
      await server.close()
    },
  )
})

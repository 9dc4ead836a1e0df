import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { anotherPicture, type ImagesApp, imagesApp } from '../../../testing/pictures/images-app.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { finishPicture } from './finish-picture.ts'

let test: TestDatabase
let app: ImagesApp
let id: string
let key: string

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  app = imagesApp(test)
  id = await enterProduct(app.context())
  await app.upload(id, { pictures: [await anotherPicture({ width: 450 })] })
  key = (await app.rowsOf(id))[0]?.mediaKey ?? ''
  app.announced.length = 0
})

afterAll(() => test.close())

const finish = (signal?: AbortSignal) => finishPicture(app.context(), { key, ...(signal && { signal }) })

const widths = async () => (await app.rowsOf(id)).map((row) => row.widths)

const allFiles = ['200.avif', '200.webp', '400.avif', '400.webp', 'master.webp']

describe('the other widths of an uploaded picture', () => {
  it('are made from its master, and its product shows them', async () => {
    expect(await widths()).toEqual([[400]])
    await finish()
    expect(await widths()).toEqual([[200, 400]])
    expect(app.files()).toEqual(allFiles.map((name) => `${key}/${name}`))
    expect(app.announced).toEqual(['product-pictures', `product:${id}`])
    expect(await app.notes()).toBe(0)
  })

  it('leave the version of the product to those who edit it', async () => {
    const before = await app.upload(id, { pictures: [await anotherPicture()] })
    await finish()
    const after = await app.upload(id, { pictures: [await anotherPicture()] })
    expect(after.version).toBe(before.version + 1)
  })

  it('are made once, however often somebody asks', async () => {
    await finish()
    app.media.failAt(1)
    await finish()
    expect(await widths()).toEqual([[200, 400]])
  })

  it('come to every product that shows the picture', async () => {
    const picture = await anotherPicture({ width: 450 })
    const other = await enterProduct(app.context())
    await app.upload(id, { pictures: [picture] })
    await app.upload(other, { pictures: [picture] })
    key = (await app.rowsOf(other))[0]?.mediaKey ?? ''
    await finish()
    expect((await app.rowsOf(other))[0]?.widths).toEqual([200, 400])
    expect(await widths()).toEqual([[400], [200, 400]])
  })

  it.each([1, 2])('are made another time when file %i cannot be put', async (put) => {
    app.media.failAt(put)
    await expect(finish()).rejects.toThrow('the store is full')
    expect(await widths()).toEqual([[400]])
    await finish()
    expect(await widths()).toEqual([[200, 400]])
    app.moveClock({ hours: 25 })
    await app.sweep()
    expect(app.files()).toHaveLength(allFiles.length)
    expect(await app.notes()).toBe(0)
  })

  it('are not made by a run that was given up', async () => {
    await expect(finish(AbortSignal.abort())).rejects.toThrow()
    expect(await widths()).toEqual([[400]])
  })

  it('are not made of a picture that was taken away, and what was begun goes with it', async () => {
    const imageId = (await app.rowsOf(id))[0]?.id ?? ''
    const { put } = app.media.store
    app.media.store.put = async (...file) => {
      app.media.store.put = put
      await app.call('DELETE /products/{id}/images/{imageId}', { id, imageId })
      await put(...file)
    }
    await finish()
    app.moveClock({ hours: 25 })
    await app.sweep()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
    await finish()
    expect(app.files()).toEqual([])
  })
})

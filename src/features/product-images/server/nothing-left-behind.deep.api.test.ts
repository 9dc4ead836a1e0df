import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { isOnServer, type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { anotherPicture, type ImagesApp, imagesApp } from '../../../testing/pictures/images-app.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { productImages, products } from '../../catalog/server/catalog.table.ts'

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
  await test.database.connection.query('delete from unclaimed_media')
})

afterAll(() => test.close())

const deleteProduct = () =>
  test.database.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id))

/** Runs a function just before the store receives the file with this number. */
const beforePut = (count: number, run: () => Promise<unknown>) => {
  const { put } = app.media.store
  let puts = 0
  app.media.store.put = async (...file) => {
    puts++
    if (puts === count) await run()
    await put(...file)
  }
}

/** From now on no file is removed, as if the process had ended. */
const die = () => {
  app.media.store.removeFolder = async () => {
    throw new Error('the process is gone')
  }
}

const comeBack = () => {
  const { files, store } = app.media
  store.removeFolder = async (key) => {
    for (const each of [...files.keys()]) if (each.startsWith(`${key}/`)) files.delete(each)
  }
}

const sweepTomorrow = () => {
  app.moveClock({ hours: 25 })
  return app.sweep()
}

/** A picture of one width has three files: a master and two others. */
const filesOfOne = 3

describe.runIf(isOnServer)('an upload that fails', () => {
  it('because one of its files is no picture keeps none of the others, and names it', async () => {
    const pictures = [await anotherPicture(), Buffer.from('a text'), await anotherPicture()]
    await expect(app.upload(id, { pictures })).rejects.toMatchObject({
      code: 'picture_unknown',
      kind: 'unsupported',
      values: { file: '2.png' },
      fields: { 'images.1': 'errors.pictureUnknown' },
    })
    expect([app.files(), await app.rowsOf(id), await app.notes()]).toEqual([[], [], 0])
  })

  it.each(Array.from({ length: 2 * filesOfOne }, (_, put) => [put + 1]))(
    'because file %i cannot be put leaves nothing',
    async (put) => {
      app.media.failAt(put)
      const pictures = [await anotherPicture(), await anotherPicture()]
      await expect(app.upload(id, { pictures })).rejects.toThrow('the store is full')
      expect([app.files(), await app.rowsOf(id), await app.notes()]).toEqual([[], [], 0])
    },
  )

  it('because the product goes meanwhile leaves nothing', async () => {
    beforePut(filesOfOne, deleteProduct)
    await expect(app.upload(id, { pictures: [await anotherPicture()] })).rejects.toMatchObject({
      code: 'product_not_found',
    })
    expect([app.files(), await app.rowsOf(id), await app.notes()]).toEqual([[], [], 0])
  })

  it('leaves alone what the same picture shows elsewhere', async () => {
    const picture = await anotherPicture()
    await app.upload(id, { pictures: [picture] })
    const before = app.files()
    beforePut(filesOfOne, deleteProduct)
    await expect(app.upload(id, { pictures: [picture] })).rejects.toThrow()
    expect([app.files(), await app.notes()]).toEqual([before, 0])
  })
})

describe.runIf(isOnServer)('a process that ends', () => {
  it.each([1, 2, filesOfOne])('before file %i of an upload leaves what the sweep finds', async (put) => {
    beforePut(put, async () => {
      die()
      throw new Error('the process is gone')
    })
    await expect(app.upload(id, { pictures: [await anotherPicture()] })).rejects.toThrow()
    comeBack()
    expect([app.files().length, await app.notes()]).toEqual([put - 1, 1])
    await app.sweep()
    expect([app.files().length, await app.notes()]).toEqual([put - 1, 1])
    await sweepTomorrow()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
  })

  it('before the rows of an upload are written leaves what the sweep finds', async () => {
    beforePut(filesOfOne, async () => {
      die()
      await deleteProduct()
    })
    await expect(app.upload(id, { pictures: [await anotherPicture()] })).rejects.toThrow()
    comeBack()
    expect([app.files().length, await app.notes()]).toEqual([filesOfOne, 1])
    await sweepTomorrow()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
  })
})

describe.runIf(isOnServer)('the sweep', () => {
  const removeFirst = async (productId: string) => {
    const [image] = await app.rowsOf(productId)
    await app.call('DELETE /products/{id}/images/{imageId}', { id: productId, imageId: image?.id ?? '' })
  }

  it('removes the files of a picture a day after it was taken away', async () => {
    await app.upload(id, { pictures: [await anotherPicture()] })
    await removeFirst(id)
    await app.sweep()
    expect(app.files()).toHaveLength(filesOfOne)
    await sweepTomorrow()
    expect([app.files(), await app.notes()]).toEqual([[], 0])
  })

  it('keeps the files that another product shows', async () => {
    const picture = await anotherPicture()
    const other = await enterProduct(app.context())
    await app.upload(id, { pictures: [picture] })
    await app.upload(other, { pictures: [picture] })
    await removeFirst(id)
    await sweepTomorrow()
    expect([app.files().length, await app.notes()]).toEqual([filesOfOne, 0])
    await removeFirst(other)
    await sweepTomorrow()
    expect(app.files()).toEqual([])
  })

  it('keeps the files that somebody stores anew, and those that no note speaks of', async () => {
    const picture = await anotherPicture()
    await app.media.store.put('drawn/400.webp', picture, 'image/webp')
    await app.upload(id, { pictures: [picture] })
    await removeFirst(id)
    app.moveClock({ hours: 25 })
    beforePut(filesOfOne, () => app.sweep())
    await app.upload(id, { pictures: [picture] })
    expect(app.files()).toHaveLength(filesOfOne + 1)
  })

  it('never takes the files of what is shown, whichever is faster', async () => {
    const picture = await anotherPicture()
    for (let round = 0; round < 8; round += 1) {
      await app.upload(id, { pictures: [picture] })
      await removeFirst(id)
      app.moveClock({ hours: 25 })
      await Promise.all([app.upload(id, { pictures: [picture] }), app.sweep(), app.sweep()])
      expect(app.files()).toHaveLength(filesOfOne)
      await removeFirst(id)
    }
  })

  it('makes an upload fail that it overtook, rather than let it show nothing', async () => {
    beforePut(filesOfOne, sweepTomorrow)
    await expect(app.upload(id, { pictures: [await anotherPicture()] })).rejects.toMatchObject({
      code: 'service_busy',
    })
    expect(await app.rowsOf(id)).toEqual([])
  })

  it('goes on with the others when the files of one cannot be removed, and tries again', async () => {
    await app.upload(id, { pictures: [await anotherPicture(), await anotherPicture()] })
    const [stuck] = await app.rowsOf(id)
    await removeFirst(id)
    await removeFirst(id)
    const { removeFolder } = app.media.store
    app.media.store.removeFolder = async (key) => {
      if (key === stuck?.mediaKey) throw new Error('the store is locked')
      await removeFolder(key)
    }
    await expect(sweepTomorrow()).rejects.toThrow('Some files could not be removed')
    expect(app.files().every((file) => file.startsWith(`${stuck?.mediaKey}/`))).toBe(true)
    app.media.store.removeFolder = removeFolder
    await app.sweep()
    expect(app.files()).toEqual([])
  })

  it('knows every table that shows media', async () => {
    const { rows } = await test.database.connection.query(`
      select table_name from information_schema.columns
      where column_name = 'media_key' and table_schema = 'public'
        and table_name not in ('unclaimed_media', 'held_media')
      except
      select table_name from information_schema.view_table_usage where view_name = 'held_media'`)
    expect(rows).toEqual([])
  })
})

describe.runIf(isOnServer)('two who upload the same picture at once', () => {
  it('both show it, from the same files', async () => {
    const picture = await anotherPicture()
    const other = await enterProduct(app.context())
    await Promise.all([
      app.upload(id, { pictures: [picture, picture] }),
      app.upload(other, { pictures: [picture] }),
    ])
    const rows = [...(await app.rowsOf(id)), ...(await app.rowsOf(other))]
    expect(new Set(rows.map(({ mediaKey }) => mediaKey)).size).toBe(1)
    expect([rows.length, app.files().length, await app.notes()]).toEqual([3, filesOfOne, 0])
  })

  it('do not lose it when one of them fails', async () => {
    const picture = await anotherPicture()
    beforePut(filesOfOne, () => app.upload(id, { pictures: [picture] }).then(deleteProduct))
    const other = await enterProduct(app.context())
    await app.upload(other, { pictures: [picture] })
    expect(app.files()).toHaveLength(filesOfOne)
    const kept = await test.database.db
      .select({ count: sql<number>`count(*)` })
      .from(productImages)
      .where(eq(productImages.productId, other))
    expect(kept[0]?.count).toBe(1)
  })
})

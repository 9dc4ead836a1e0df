import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { anotherPicture, type ImagesHouse, imagesHouse } from '../../../../testing/pictures/images-house.ts'
import { testProcess } from '../../../../testing/test-context.ts'
import { findProduct } from '../../../catalog/server/catalog.repository.ts'
import { settingsTable } from '../../../settings/server/settings.table.ts'
import { drawSharePictures } from './draw-share-pictures.ts'

let test: TestDatabase
let house: ImagesHouse
let id: string

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  house = imagesHouse(test)
  id = await enterProduct(house.context())
  await house.upload(id, { pictures: [await anotherPicture(), await anotherPicture()] })
  house.announced.length = 0
})

afterAll(() => test.close())

/**
 * The pictures of other tests' products lie in other stores, so drawing them may fail. That
 * error is returned and not thrown.
 */
const draw = (signal?: AbortSignal) =>
  drawSharePictures(house.context(), signal && { signal }).catch((error: unknown) => error)

const shown = async (of = id) => (await findProduct(house.context(), of))?.sharePicture

const shareFiles = () => house.files().filter((file) => file.includes('/share-'))

describe('the share pictures of products', () => {
  it('are told of once they are there, those of main pictures only', async () => {
    expect(await shown()).toBeUndefined()
    await draw()
    const [main] = await house.rowsOf(id)
    expect(shareFiles()).toEqual([`${main?.mediaKey}/${main?.share}`])
    expect(await shown()).toBe(`/media/${shareFiles()[0]}`)
    expect(house.announced).toEqual([`product:${id}`])
    expect(await house.notes()).toBe(0)
  })

  it('are made once', async () => {
    await draw()
    house.announced.length = 0
    house.media.failAt(1)
    await draw()
    expect([house.announced, shareFiles().length]).toEqual([[], 1])
  })

  it('are never told of before they are stored', async () => {
    house.media.failAt(1)
    expect(await draw()).toBeInstanceOf(AggregateError)
    expect(await shown()).toBeUndefined()
    await draw()
    expect(await shown()).toBeDefined()
  })

  it('follow when another picture comes first, and nothing wrong is shown meanwhile', async () => {
    await draw()
    const [, second] = await house.rowsOf(id)
    await house.call('PUT /products/{id}/images/{imageId}/main', { id, imageId: second?.id ?? '' })
    expect(await shown()).toBeUndefined()
    expect(house.enqueued.at(-1)).toEqual({ name: 'catalog.draw-share-pictures', data: {} })
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
    const renamed = testProcess({ ...test, media: house.media.store })
    await drawSharePictures(renamed.context()).catch(() => undefined)
    expect(await shown()).not.toBe(before)
    expect(shareFiles()).toContain((await shown())?.replace('/media/', ''))
    await db.delete(settingsTable)
  })

  it('end where the run is given up, and are not made of what was taken away', async () => {
    await draw(AbortSignal.abort())
    expect(await shown()).toBeUndefined()
    const { put } = house.media.store
    house.media.store.put = async (...file) => {
      house.media.store.put = put
      for (const row of await house.rowsOf(id))
        await house.call('DELETE /products/{id}/images/{imageId}', { id, imageId: row.id })
      await put(...file)
    }
    await draw()
    house.moveClock({ hours: 25 })
    await house.sweep()
    expect(house.files()).toEqual([])
    expect(await house.notes()).toBe(0)
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { anotherPicture, type ImagesApp, imagesApp } from '../../../testing/pictures/images-app.ts'
import { takeBacksRoutes } from '../../take-backs/server/take-backs.routes.ts'

let test: TestDatabase
let app: ImagesApp
let id: string
let ids: readonly string[]

const dispatcher = createDispatcher({ modules: [takeBacksRoutes], checkAnswers: true })

const takeBack = (action: string) => {
  const body = { kind: 'product', id, action: `product.${action}` }
  return dispatcher.call(app.context({ caller: admin }), 'POST /admin/take-backs', { body })
}

const imageParams = (place: number) => ({ id, imageId: ids[place] ?? '' })

const describeFirst = (alt: string) =>
  app.call('PUT /products/{id}/images/{imageId}', imageParams(0), {
    alt,
    altEn: null,
    focalPoint: { x: 10, y: 90 },
  })

const dayLater = async () => {
  await test.database.db.execute(sql`update unclaimed_media set since = since - interval '25 hours'`)
  await app.sweep()
}

beforeAll(async () => {
  test = await testDatabase()
  app = imagesApp(test)
  await enterCategories(app.context())
})

beforeEach(async () => {
  id = await enterProduct(app.context(), { nameFr: 'Robe Isaure', nameEn: 'Isaure gown' })
  const pictures = await Promise.all([1, 2, 3].map(() => anotherPicture()))
  ids = (await app.upload(id, { pictures })).images.map(({ _id }) => _id)
})

afterAll(() => test.close())

const deeds = {
  images_added: async () => app.upload(id, { pictures: [await anotherPicture(), await anotherPicture()] }),
  image_described: () => describeFirst('De dos'),
  image_replaced: async () => app.replace(id, { imageId: ids[1] ?? '', bytes: await anotherPicture() }),
  images_reordered: () => app.call('PUT /products/{id}/images/order', { id }, { imageIds: ids.toReversed() }),
  main_image_set: () => app.call('PUT /products/{id}/images/{imageId}/main', imageParams(2)),
  image_removed: () => app.call('DELETE /products/{id}/images/{imageId}', imageParams(0)),
}

describe('what was done with the pictures of a product is taken back', () => {
  for (const [action, deed] of Object.entries(deeds))
    it(`${action}: words, files and order are those of before, and the files stay`, async () => {
      const [rows, files] = [await app.rowsOf(id), app.files()]
      await deed()
      expect(await app.rowsOf(id)).not.toEqual(rows)
      await takeBack(action)
      expect(await app.rowsOf(id)).toEqual(rows)
      await dayLater()
      expect(app.files()).toEqual(files)
      await expect(takeBack(action)).rejects.toMatchObject({ kind: 'conflict' })
    })

  it('is refused where the pictures were changed since, and where the files were swept', async () => {
    await deeds.image_removed()
    await app.call('PUT /products/{id}/images/{imageId}/main', imageParams(2))
    const rows = await app.rowsOf(id)
    await expect(takeBack('image_removed')).rejects.toMatchObject({
      code: 'fields_changed_since',
      values: { fields: 'photographies' },
    })
    await deeds.image_replaced()
    await dayLater()
    await expect(takeBack('image_replaced')).rejects.toMatchObject({ code: 'image_swept' })
    expect((await app.rowsOf(id)).map((row) => row.id)).toEqual(rows.map((row) => row.id))
  })

  it('is taken back once by two at once', { tags: ['deep'] }, async () => {
    await deeds.image_removed()
    const both = await Promise.allSettled([0, 1].map(() => takeBack('image_removed')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await app.rowsOf(id)).toHaveLength(3)
  })
})

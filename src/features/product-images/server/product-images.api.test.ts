import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { heicPhotograph } from '../../../testing/pictures/heic-pictures.ts'
import { anotherPicture, type ImagesApp, imagesApp } from '../../../testing/pictures/images-app.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { products } from '../../catalog/server/catalog.table.ts'

let test: TestDatabase
let app: ImagesApp
let id: string

beforeAll(async () => {
  test = await testDatabase()
  app = imagesApp(test)
  await enterCategories(app.context())
})

beforeEach(async () => {
  id = await enterProduct(app.context(), { nameFr: 'Robe Isaure', nameEn: 'Isaure gown' })
})

afterAll(() => test.close())

const someIds = async (count: number) => {
  const pictures = await Promise.all(Array.from({ length: count }, () => anotherPicture()))
  const { images } = await app.upload(id, { pictures })
  return images.map(({ _id }) => _id)
}

const order = async () => (await app.rowsOf(id)).map((row) => row.id)

describe('uploaded pictures', () => {
  it('stand behind those of the product, in their order, and bear its name', async () => {
    const [first] = await someIds(1)
    const added = await app.upload(id, { pictures: [await anotherPicture(), await anotherPicture()] })
    expect(added).toMatchObject({ _id: id, version: 3 })
    expect(added.images.map(({ _id }) => _id)).toEqual(await order())
    expect(added.images[0]?._id).toBe(first)
    expect(added.images.map(({ alt }) => alt)).toEqual(['Robe Isaure', 'Robe Isaure', 'Robe Isaure'])
    expect((await app.rowsOf(id)).map(({ position }) => position)).toEqual([0, 1, 2])
  })

  it('say what they show in both languages, where somebody wrote it', async () => {
    const pictures = [await anotherPicture()]
    const fields = { alt: ' De dos ', altEn: 'From behind' }
    expect((await app.upload(id, { pictures, fields, lng: 'en' })).images[0]?.alt).toBe('From behind')
    expect((await app.rowsOf(id))[0]).toMatchObject({ altFr: 'De dos', altEn: 'From behind' })
    await app.upload(id, { pictures, fields: { alt: '', altEn: '' }, lng: 'en' })
    expect((await app.rowsOf(id))[1]).toMatchObject({ altFr: 'Robe Isaure', altEn: 'Isaure gown' })
  })

  it('are shown at the widths that exist, and no note stays of them', async () => {
    const [image] = (await app.upload(id, { pictures: [await anotherPicture({ width: 500 })] })).images
    expect(image).toMatchObject({ width: 500, height: 160, widths: [400] })
    const key = image?.url.split('/')[2]
    expect(app.files().filter((file) => file.startsWith(`${key}/`))).toEqual([
      `${key}/400.avif`,
      `${key}/400.webp`,
      `${key}/master.webp`,
    ])
    expect(await app.notes()).toBe(0)
  })

  it('are taken small and in the inks of print, and it is said', { tags: ['deep'] }, async () => {
    const inks = await plainPicture({ width: 300, height: 200 }).toColourspace('cmyk').jpeg().toBuffer()
    const { taken } = await app.upload(id, { pictures: [inks, await anotherPicture({ width: 1600 })] })
    expect(taken).toEqual([
      { width: 300, height: 200, notes: ['small', 'inks'] },
      { width: 1600, height: 160, notes: [] },
    ])
  })

  it('may come from a telephone, in HEIC', { tags: ['deep'] }, async () => {
    const [image] = (await app.upload(id, { pictures: [heicPhotograph()] })).images
    expect(image).toMatchObject({ width: 120, height: 180, widths: [120] })
    const key = image?.url.split('/')[2]
    expect(app.files().filter((file) => file.startsWith(`${key}/`))).toEqual([
      `${key}/120.avif`,
      `${key}/120.webp`,
      `${key}/master.webp`,
    ])
  })

  it('announce the product and no listing without it, and ask for their other widths and for what is shared', async () => {
    app.announced.length = 0
    app.enqueued.length = 0
    await someIds(2)
    expect(app.announced).toEqual([`product:${id}`, 'product-pictures'])
    const keys = (await app.rowsOf(id)).map(({ mediaKey }) => mediaKey)
    const finishing = keys.map((key) => ({ name: 'catalog.finish-picture', data: { key } }))
    expect(app.enqueued).toEqual([...finishing, { name: 'catalog.draw-share-pictures', data: {} }])
  })

  it('are no more than twelve a product', { tags: ['deep'] }, async () => {
    await someIds(10)
    const more = app.upload(id, { pictures: await Promise.all([1, 2, 3].map(() => anotherPicture())) })
    await expect(more).rejects.toMatchObject({ code: 'too_many_images', kind: 'conflict' })
    expect(await order()).toHaveLength(10)
    await someIds(2)
  })

  it('come to a product that exists', async () => {
    const pictures = [await anotherPicture()]
    const missing = { code: 'product_not_found' }
    await expect(app.upload('robe', { pictures })).rejects.toMatchObject(missing)
    await expect(app.upload('00000000-0000-4000-8000-000000000000', { pictures })).rejects.toMatchObject(
      missing,
    )
    await test.database.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id))
    await expect(app.upload(id, { pictures })).rejects.toMatchObject(missing)
  })

  it('are in the audit log with who brought them', async () => {
    const [image] = await someIds(1)
    const entries = await test.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.id)
    expect(entries.at(-1)).toMatchObject({
      action: 'product.images_added',
      actorId: 'jeanne',
      before: { images: [] },
      after: { images: [{ id: image, altFr: 'Robe Isaure' }] },
    })
  })
})

describe('a picture that is replaced', () => {
  it('keeps its words, its place and its id, and its old files wait for the sweep', async () => {
    const [first = '', second = ''] = await someIds(2)
    const words = { alt: 'De dos', altEn: 'From behind', focalPoint: { x: 20, y: 10 } }
    await app.call('PUT /products/{id}/images/{imageId}', { id, imageId: first }, words)
    const [before] = await app.rowsOf(id)
    const { images, version } = await app.replace(id, {
      imageId: first,
      bytes: await anotherPicture({ width: 500 }),
    })
    expect(images.map(({ _id, alt, width }) => [_id, alt, width])).toEqual([
      [first, 'De dos', 500],
      [second, 'Robe Isaure', 240],
    ])
    expect(images[0]).not.toHaveProperty('focalPoint')
    expect(version).toBe(4)
    const [after] = await app.rowsOf(id)
    expect(after).toMatchObject({ id: first, altEn: 'From behind', position: 0, share: null, focalX: 50 })
    expect(after?.mediaKey).not.toBe(before?.mediaKey)
    expect(app.files().some((file) => file.startsWith(`${before?.mediaKey}/`))).toBe(true)
    expect(await app.notes()).toBe(1)
  })

  it('stays when the file is no picture, or the picture is none of the product', async () => {
    const [first = ''] = await someIds(1)
    const [before] = await app.rowsOf(id)
    const bytes = new TextEncoder().encode('<svg onload="alert(1)"/>')
    await expect(app.replace(id, { imageId: first, bytes })).rejects.toMatchObject({
      code: 'picture_unknown',
    })
    await expect(
      app.replace(id, { imageId: '00000000-0000-4000-8000-000000000000', bytes: await anotherPicture() }),
    ).rejects.toMatchObject({ code: 'image_not_found' })
    expect((await app.rowsOf(id))[0]).toEqual(before)
  })
})

describe('what of a picture stays in sight', () => {
  it('is told where it is not its middle, and stays when only its words change', {
    tags: ['deep'],
  }, async () => {
    const [imageId = ''] = await someIds(1)
    const say = (body: object) => app.call('PUT /products/{id}/images/{imageId}', { id, imageId }, body)
    expect(await say({ alt: 'De dos' })).not.toHaveProperty('images.0.focalPoint')
    const focalPoint = { x: 0, y: 100 }
    expect(await say({ alt: 'De dos', focalPoint })).toMatchObject({ images: [{ focalPoint }] })
    expect(await say({ alt: 'De face' })).toMatchObject({ images: [{ alt: 'De face', focalPoint }] })
    for (const wrong of [{ x: -1, y: 50 }, { x: 50.5, y: 50 }, { x: 101, y: 50 }, { x: 50 }])
      await expect(say({ alt: 'De face', focalPoint: wrong })).rejects.toMatchObject({
        issues: [{ path: expect.arrayContaining(['focalPoint']) }],
      })
  })
})

describe('the pictures of a product', () => {
  it('lose the main one to the next', { tags: ['deep'] }, async () => {
    const [main = '', second, third] = await someIds(3)
    const { images, version } = await app.product('DELETE /products/{id}/images/{imageId}', {
      id,
      imageId: main,
    })
    expect(images.map(({ _id }) => _id)).toEqual([second, third])
    expect(version).toBe(3)
    expect((await app.rowsOf(id)).map(({ position }) => position)).toEqual([0, 1])
  })

  it('have the main one before the others, which keep their order', async () => {
    const [first, second, third = ''] = await someIds(3)
    const { images } = await app.product('PUT /products/{id}/images/{imageId}/main', { id, imageId: third })
    expect(images.map(({ _id }) => _id)).toEqual([third, first, second])
  })

  it('are put in any order that names each of them once', async () => {
    const [first = '', second = '', third = ''] = await someIds(3)
    const imageIds = [third.toUpperCase(), first, second]
    const answer = await app.call('PUT /products/{id}/images/order', { id }, { imageIds })
    expect(answer).toEqual({
      success: true,
      images: [third, first, second].map((_id) => expect.objectContaining({ _id })),
      version: 3,
    })
    for (const wrong of [[first, second], [first, second, second], [first, second, third, third], []])
      await expect(
        app.call('PUT /products/{id}/images/order', { id }, { imageIds: wrong }),
      ).rejects.toMatchObject({ code: 'image_order_incomplete', kind: 'invalid' })
    expect(await order()).toEqual([third, first, second])
  })

  it('are put in no order that names what is none, where there are none either', async () => {
    for (const imageIds of [[''], ['', ''], [',']])
      await expect(app.call('PUT /products/{id}/images/order', { id }, { imageIds })).rejects.toMatchObject({
        code: 'image_order_incomplete',
      })
  })

  it('are described anew, and their readers of English get French without English', async () => {
    const [imageId = ''] = await someIds(1)
    const rewrite = (body: object) => app.call('PUT /products/{id}/images/{imageId}', { id, imageId }, body)
    expect(await rewrite({ alt: 'Le dos', altEn: 'The back' })).toMatchObject({
      images: [{ alt: 'Le dos' }],
      version: 3,
    })
    expect(await rewrite({ alt: 'Le col' })).toMatchObject({ version: 4 })
    expect((await app.rowsOf(id))[0]).toMatchObject({ altFr: 'Le col', altEn: null })
    await expect(rewrite({ alt: ' ' })).rejects.toMatchObject({ name: 'InvalidInput' })
  })

  it.each(['DELETE /products/{id}/images/{imageId}', 'PUT /products/{id}/images/{imageId}/main'] as const)(
    'are its own: %s finds no other',
    async (key) => {
      const [foreign = ''] = await someIds(1)
      const other = await enterProduct(app.context())
      for (const imageId of [foreign, 'robe'])
        await expect(app.call(key, { id: other, imageId })).rejects.toMatchObject({
          code: 'image_not_found',
          kind: 'not-found',
        })
      expect(await order()).toEqual([foreign])
    },
  )

  it('are changed by one after the other', { tags: ['deep'] }, async () => {
    const [first = '', second = '', third = ''] = await someIds(3)
    await Promise.all([
      app.call('DELETE /products/{id}/images/{imageId}', { id, imageId: second }),
      app.call('PUT /products/{id}/images/{imageId}/main', { id, imageId: third }),
      app.upload(id, { pictures: [await anotherPicture()] }),
      app.upload(id, { pictures: [await anotherPicture()] }),
    ])
    expect((await order()).slice(0, 2)).toEqual([third, first])
    expect((await app.rowsOf(id)).map(({ position }) => position)).toEqual([0, 1, 2, 3])
    const [product] = await test.database.db.select().from(products).where(eq(products.id, id))
    expect(product?.version).toBe(6)
  })
})

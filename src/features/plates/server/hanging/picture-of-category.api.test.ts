import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { unclaimedMedia } from '../../../../platform/media/unclaimed-media.table.ts'
import type { EndpointKey } from '../../../../shared/api/contract.ts'
import { admin, catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { anotherPicture } from '../../../../testing/pictures/images-app.ts'
import { memoryStore } from '../../../../testing/pictures/memory-store.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import type { EditedCategory } from '../../../catalog-desk/categories.contract.ts'
import { categoriesRoutes } from '../../../catalog-desk/server/categories.routes.ts'
import { categoryPlatesTag } from '../plates.tags.public.ts'
import { finishPlate } from './finish-plate.ts'

let test: TestDatabase
let app: TestProcess

const dispatcher = createDispatcher({ modules: [categoriesRoutes], checkAnswers: true })

const call = async (key: EndpointKey, more: object, id = 'voiles') => {
  const { categories } = (await dispatcher.call(app.context({ caller: admin }), key, {
    params: { id },
    ...more,
  })) as { readonly categories: readonly EditedCategory[] }
  return categories.find(({ _id }) => _id === id)?.picture
}

const hang = async (id?: string) => {
  const files = [{ field: 'image', name: 'photo.png', bytes: await anotherPicture({ width: 900 }) }]
  return call('PUT /categories/{id}/picture', { receive: async () => ({ body: {}, files }) }, id)
}

const describeIt = (body: object) => call('PATCH /categories/{id}/picture', { body })

const shown = async (lng: 'fr' | 'en' = 'fr') => {
  const { categories } = await catalogApi(app, lng)('GET /categories', {})
  return categories.find(({ _id }) => _id === 'voiles')
}

const enter = (name: string) => catalogApi(app, 'fr', admin)('POST /categories', { body: { name } })

const keyOf = (url = '') => url.split('/')[2]

const claimed = async () =>
  (await test.database.db.select().from(unclaimedMedia)).map(({ mediaKey }) => mediaKey)

const words = { alt: 'Un voile de tulle', altEn: 'A tulle veil', focalPoint: { x: 30, y: 10 } }

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test, media: memoryStore().store })
  await enter('Voiles')
  await enter('Gants')
})

afterAll(() => test.close())

describe('the picture of a category', () => {
  it('comes with its words and its focal point to whoever shows the categories', async () => {
    expect(await shown()).not.toHaveProperty('image')
    app.announced.length = 0
    expect(await hang()).toMatchObject({ alt: '', altEn: null, focalPoint: { x: 50, y: 50 }, version: 1 })
    expect(await describeIt({ ...words, version: 1 })).toMatchObject({ ...words, version: 2 })
    expect(app.announced).toEqual([categoryPlatesTag, categoryPlatesTag])
    const before = app.read.length
    expect((await shown())?.image).toMatchObject({ alt: words.alt, focalPoint: words.focalPoint, width: 900 })
    expect(app.read.slice(before)).toContain(categoryPlatesTag)
    expect((await shown('en'))?.image?.alt).toBe(words.altEn)
    const { categories } = await catalogApi(app)('GET /categories', {})
    expect(categories.find(({ _id }) => _id === 'gants')).not.toHaveProperty('image')
  })

  it('is told again once it has all its widths', async () => {
    const before = (await shown())?.image
    app.announced.length = 0
    await finishPlate(app.context(), { key: keyOf(before?.url) ?? '' })
    expect(app.announced).toEqual([categoryPlatesTag])
    expect((await shown())?.image?.widths.length).toBeGreaterThan(before?.widths.length ?? 0)
  })

  it('that somebody changed meanwhile is not overwritten', async () => {
    await expect(describeIt({ ...words, alt: 'Un voile', version: 1 })).rejects.toMatchObject({
      code: 'plate_changed',
      kind: 'conflict',
    })
    expect((await shown())?.image?.alt).toBe(words.alt)
  })

  it('hangs on no category that is not there, and leaves no files then', async () => {
    await expect(hang('capes')).rejects.toMatchObject({ code: 'category_not_found' })
    await expect(hang('__proto__')).rejects.toMatchObject({ code: 'category_not_found' })
    expect(await claimed()).toEqual([])
  })

  it('is taken away, and leaves no trace in the answer', async () => {
    const { image } = (await shown()) ?? {}
    expect(await call('DELETE /categories/{id}/picture', {})).toBeNull()
    expect(await shown()).not.toHaveProperty('image')
    expect(await claimed()).toEqual([keyOf(image?.url)])
    await expect(describeIt(words)).rejects.toMatchObject({ code: 'slot_empty' })
  })

  it('goes with its category: one that is made under the same name has none', async () => {
    const hung = await hang()
    await catalogApi(app, 'fr', admin)('DELETE /categories/{id}', { params: { id: 'voiles' }, query: {} })
    expect(await claimed()).toContain(keyOf(hung?.image.url))
    await enter('Voiles')
    expect(await shown()).not.toHaveProperty('image')
    expect((await hang())?.alt).toBe('')
    const logged = await test.database.db
      .select({ action: auditLog.action, id: auditLog.subjectId })
      .from(auditLog)
      .where(like(auditLog.action, 'plate.%'))
      .orderBy(auditLog.id)
    expect(new Set(logged.map(({ id }) => id))).toEqual(new Set(['category:voiles']))
    const acts = ['hung', 'updated', 'removed', 'hung', 'removed', 'hung'].map((act) => `plate.${act}`)
    expect(logged.map(({ action }) => action)).toEqual(acts)
  })
})

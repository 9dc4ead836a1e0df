import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { sweepMedia } from '../../../../platform/media/sweep-media.ts'
import type { EndpointKey } from '../../../../shared/api/contract.ts'
import { admin } from '../../../../testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { anotherPicture } from '../../../../testing/pictures/images-app.ts'
import { memoryStore } from '../../../../testing/pictures/memory-store.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { takeBacksRoutes } from '../../../take-backs/server/take-backs.routes.ts'
import { plates } from '../plates.table.ts'
import { platesAdminRoutes } from '../plates-admin.routes.ts'

let test: TestDatabase
let app: TestProcess
let media: ReturnType<typeof memoryStore>

const dispatcher = createDispatcher({ modules: [platesAdminRoutes, takeBacksRoutes], checkAnswers: true })

const call = (key: EndpointKey, more: object) => dispatcher.call(app.context({ caller: admin }), key, more)

const params = { slot: 'contact' }

const hang = async () => {
  const files = [{ field: 'image', name: 'photo.png', bytes: await anotherPicture() }]
  await call('PUT /plates/{slot}', { params, receive: async () => ({ body: {}, files }) })
}

const write = (alt: string) =>
  call('PATCH /plates/{slot}', {
    params,
    body: { alt, altEn: 'A bride', focalPoint: { x: 30, y: 10 } },
  })

const takeAway = () => call('DELETE /plates/{slot}', { params })

const takeBack = (action: string, id = 'contact') =>
  call('POST /admin/take-backs', { body: { kind: 'plate', id, action: `plate.${action}` } })

/** What hangs, without what each change of it raises. */
const hung = async () =>
  (await test.database.db.select().from(plates)).map(({ version: _, updatedAt: _at, ...plate }) => plate)

const dayLater = async () => {
  await test.database.db.execute(sql`update unclaimed_media set since = since - interval '25 hours'`)
  await sweepMedia(app.context(), { log: app.context().log, signal: new AbortController().signal })
}

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.delete(plates)
  media = memoryStore()
  app = testProcess({ ...test, media: media.store })
  await hang()
  await write('Une mariée')
})

afterAll(() => test.close())

it.each([
  ['hung', hang],
  ['updated', () => write('Autre chose')],
  ['removed', takeAway],
] as const)('a picture of a page that was %s is as before, and its files stay', async (action, change) => {
  const [before, files] = [await hung(), [...media.files.keys()]]
  await change()
  expect(await hung()).not.toEqual(before)
  app.announced.length = 0
  await takeBack(action)
  expect(app.announced).toEqual(['plate:contact'])
  expect(await hung()).toEqual(before)
  await dayLater()
  expect([...media.files.keys()]).toEqual(files)
  await expect(takeBack(action)).rejects.toMatchObject({ kind: 'conflict' })
})

it('a first picture goes again', async () => {
  await takeAway()
  await hang()
  await takeBack('hung')
  expect(await hung()).toEqual([])
})

it('what was changed since is named, and swept files do not come back', async () => {
  await hang()
  await write('Plus tard')
  await expect(takeBack('hung')).rejects.toMatchObject({
    code: 'fields_changed_since',
    values: { fields: 'description en français, cadrage' },
  })
  await takeAway()
  await dayLater()
  await expect(takeBack('removed')).rejects.toMatchObject({ code: 'plate_swept' })
  expect(await hung()).toEqual([])
  await expect(takeBack('removed', 'category:mariage')).rejects.toMatchObject({
    code: 'nothing_to_take_back',
  })
})

it('is taken back once by two at once', async () => {
  await takeAway()
  const both = await Promise.allSettled([0, 1].map(() => takeBack('removed')))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

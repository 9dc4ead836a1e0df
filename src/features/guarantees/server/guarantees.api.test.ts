import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { sweepMedia } from '../../../platform/media/sweep-media.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import { anotherPicture } from '../../../testing/pictures/images-app.ts'
import { memoryStore } from '../../../testing/pictures/memory-store.ts'
import { svgDrawing } from '../../../testing/pictures/sample-pictures.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { findOrder } from '../../orders/server/find-order.public.ts'
import type { GuaranteesContract } from '../guarantees.contract.ts'
import type { GuaranteesAdminContract, GuaranteesDesk } from '../guarantees-admin.contract.ts'
import { hasEveryNotice } from './guarantees.public.ts'
import { guaranteesRoutes } from './guarantees.routes.ts'
import { guaranteesAdminRoutes } from './guarantees-admin.routes.ts'

const dispatcher = createDispatcher({
  modules: [guaranteesRoutes, guaranteesAdminRoutes],
  checkAnswers: true,
})

let test: TestDatabase
let app: TestProcess
let media: ReturnType<typeof memoryStore>

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  await test.database.db.execute(sql`delete from guarantee_notices`)
  await test.database.db.execute(sql`delete from durability_labels`)
  media = memoryStore()
  app = testProcess({ ...test, media: media.store })
})

afterAll(() => test.close())

const visitor = (lng: Language = 'fr') =>
  createApi<GuaranteesContract>((key, call) => dispatcher.call(app.context({ lng }), key, call), lng)

const desk = () =>
  createApi<GuaranteesAdminContract>(
    (key, call) => dispatcher.call(app.context({ caller: admin }), key, call),
    'fr',
  )

const aFile = () => anotherPicture({ width: 840, height: 600 })

const put = (key: string, more: object, bytes: Uint8Array, fields: Readonly<Record<string, unknown>> = {}) =>
  dispatcher.call(app.context({ caller: admin }), key as 'PUT /admin/guarantees/durability', {
    ...more,
    receive: async () => ({ body: fields, files: [{ field: 'image', name: 'notice.png', bytes }] }),
  }) as Promise<GuaranteesDesk>

const putNotice = async (language: Language, bytes?: Uint8Array) =>
  put('PUT /admin/guarantees/notices/{language}', { params: { language } }, bytes ?? (await aFile()))

const putLabel = async (fields: Readonly<Record<string, unknown>>, bytes?: Uint8Array) =>
  put('PUT /admin/guarantees/durability', {}, bytes ?? (await aFile()), fields)

const skuOf = async (id: string) => {
  const { rows } = await test.database.db.execute<{ sku: string }>(
    sql`select sku from products where id = ${id}`,
  )
  return String(rows[0]?.sku)
}

const sweepTomorrow = async () => {
  await test.database.db.execute(sql`update unclaimed_media set since = since - interval '2 days'`)
  const ctx = app.context()
  await sweepMedia(ctx, { log: ctx.log, signal: new AbortController().signal })
}

describe('the Union’s notice', () => {
  it('is answered in the language of the visitor, and missing until the owner has put it in place', async () => {
    expect(await visitor()('GET /guarantees', { query: {} })).toMatchObject({ notice: null, durability: [] })
    const { notices } = await putNotice('en')
    expect(notices).toMatchObject([{ language: 'en', artwork: { width: 840, height: 600 } }])
    expect((await visitor()('GET /guarantees', { query: {} })).notice).toBeNull()
    expect((await visitor('en')('GET /guarantees', { query: {} })).notice).toEqual(notices[0]?.artwork)
    expect(await hasEveryNotice(test.database.db)).toBe(false)
    await putNotice('fr')
    expect(await hasEveryNotice(test.database.db)).toBe(true)
  })

  it('is kept as it was drawn: each pixel of it, without what else a file carries', async () => {
    const drawn = await sharp(await aFile())
      .composite([{ input: await anotherPicture({ width: 37, height: 41 }), left: 5, top: 9 }])
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .png()
      .toBuffer()
    const { notices } = await putNotice('fr', drawn)
    const served = media.files.get(String(notices[0]?.artwork.url).replace('/media/', ''))
    expect(served?.contentType).toBe('image/png')
    const pixels = (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer()
    expect(await pixels(served?.bytes ?? new Uint8Array())).toEqual(await pixels(drawn))
    expect((await sharp(served?.bytes).metadata()).exif).toBeUndefined()
  })

  it('takes the place of the one before, whose file goes with the sweep and not earlier', async () => {
    const [first] = (await putNotice('fr')).notices
    const [second] = (await putNotice('fr')).notices
    expect(second?.artwork.url).not.toBe(first?.artwork.url)
    expect(media.files.size).toBe(2)
    await sweepTomorrow()
    expect([...media.files.keys()].map((key) => `/media/${key}`)).toEqual([second?.artwork.url])
  })

  it('put twice is put once: nothing changes, and its file stays', async () => {
    const bytes = await aFile()
    await putNotice('fr', bytes)
    const before = app.announced.length
    const [again] = (await putNotice('fr', bytes)).notices
    expect(app.announced.length).toBe(before)
    await sweepTomorrow()
    expect([...media.files.keys()].map((key) => `/media/${key}`)).toEqual([again?.artwork.url])
  })

  it('of two who put one at once is one of both, and no file is forgotten', async () => {
    await Promise.all([putNotice('fr'), putNotice('fr')])
    await sweepTomorrow()
    const { notices } = await desk()('GET /admin/guarantees', {})
    expect([...media.files.keys()].map((key) => `/media/${key}`)).toEqual([notices[0]?.artwork.url])
  })

  it('is taken away, once, and named in the audit', async () => {
    await putNotice('fr')
    const params = { language: 'fr' } as const
    const { notices } = await desk()('DELETE /admin/guarantees/notices/{language}', { params })
    expect(notices).toEqual([])
    await expect(desk()('DELETE /admin/guarantees/notices/{language}', { params })).rejects.toMatchObject({
      code: 'notice_not_found',
    })
    const { rows } = await test.database.db.execute(
      sql`select action from audit_log where subject_kind = 'guarantee_notice' order by id desc limit 2`,
    )
    expect(rows).toEqual([{ action: 'guarantee_notice.removed' }, { action: 'guarantee_notice.put' }])
  })

  it.each([
    ['is too narrow to be read', () => anotherPicture({ width: 419, height: 300 }), 'artwork_too_narrow'],
    ['is a drawing that may carry a script', () => svgDrawing, 'picture_unknown'],
    ['is no picture', () => Buffer.from('%PDF-1.7'), 'picture_unknown'],
  ])('is refused when it %s, and nothing is kept', async (_, file, code) => {
    await expect(putNotice('fr', await file())).rejects.toMatchObject({ code })
    expect(media.files.size).toBe(0)
    expect((await desk()('GET /admin/guarantees', {})).notices).toEqual([])
  })
})

describe('a guarantee of durability', () => {
  it('is answered for the products that are asked about, and only where there is one', async () => {
    const [gown, skirt] = [await enterProduct(app.context()), await enterProduct(app.context())]
    const { durability } = await putLabel({ sku: await skuOf(gown), years: '5' })
    expect(durability).toMatchObject([{ productId: gown, years: 5 }])
    const asked = await visitor()('GET /guarantees', {
      query: { products: `${skirt},${gown.toUpperCase()},x` },
    })
    expect(asked.durability).toEqual([{ productId: gown, years: 5, label: durability[0]?.label }])
    expect((await visitor()('GET /guarantees', { query: {} })).durability).toEqual([])
    const params = { productId: gown }
    await desk()('DELETE /admin/guarantees/durability/{productId}', { params })
    expect((await visitor()('GET /guarantees', { query: { products: gown } })).durability).toEqual([])
  })

  it.each([
    [
      { sku: 'NOBODY-1', years: '5' },
      { code: 'product_unknown', fields: { sku: 'fields.productUnknown' } },
    ],
    [{ sku: 'x', years: '2' }, { name: 'InvalidInput' }],
    [{ sku: 'x', years: 'long' }, { name: 'InvalidInput' }],
    [{ years: '5' }, { name: 'InvalidInput' }],
  ])('of %j is refused', async (fields, refusal) => {
    await expect(putLabel(fields)).rejects.toMatchObject(refusal)
    expect(media.files.size).toBe(0)
  })

  it('is none of the house’s that is not there', async () => {
    for (const productId of ['x', '0b0f3f10-0000-4000-8000-000000000000'])
      await expect(
        desk()('DELETE /admin/guarantees/durability/{productId}', { params: { productId } }),
      ).rejects.toMatchObject({ code: 'label_not_found' })
  })
})

describe('what a customer bought', () => {
  const mailOf = async (id: string) => {
    const { rows } = await test.database.db.execute<{
      plain_text: string
      attachments: readonly { filename: string; contentType: string; base64: string }[]
    }>(sql`select plain_text, attachments from mail_outbox where cause_key = ${`order:paid:${id}`}`)
    const { plain_text: text = '', attachments = [] } = rows[0] ?? {}
    return { text: text.replaceAll(/\s+/g, ' '), attachments }
  }

  it('comes with the notice, the label, and the text of the law, and keeps what was promised', async () => {
    const gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 5 }] })
    await putNotice('fr')
    await putLabel({ sku: await skuOf(gown), years: '5' })
    const { id } = await paidOrder(app, { productId: gown })
    const { text, attachments } = await mailOf(id)
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'garantie-legale.png',
      'garantie-de-durabilite-1.png',
    ])
    for (const { base64, contentType } of attachments) {
      expect(contentType).toBe('image/png')
      expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 840, height: 600 })
    }
    expect(text).toContain('Garantie commerciale de durabilité de la maison : 5 ans')
    expect(text).toContain('est jointe à ce message')
    expect(text).toContain('deux ans à compter de la délivrance du bien')
    await desk()('DELETE /admin/guarantees/durability/{productId}', { params: { productId: gown } })
    const { contract } = await findOrder(test.database.db, { id })
    expect(contract.lines.map(({ durabilityYears }) => durabilityYears)).toEqual([5])
  })

  it('comes in English with the English files, and with the law alone where nothing is in place', async () => {
    const gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 5 }] })
    await putNotice('fr')
    const { id } = await paidOrder(app, { productId: gown, lng: 'en' })
    const { text, attachments } = await mailOf(id)
    expect(attachments).toEqual([])
    expect(text).not.toContain('is attached to this message')
    expect(text).toContain('Legal guarantee of conformity: the text of the law')
    const { contract } = await findOrder(test.database.db, { id })
    expect(contract.lines.every((line) => !('durabilityYears' in line))).toBe(true)
  })
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { sweepMedia } from '../../../platform/media/sweep-media.ts'
import { unclaimedMedia } from '../../../platform/media/unclaimed-media.table.ts'
import type { EndpointKey } from '../../../shared/api/contract.ts'
import { admin } from '../../../testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { heicPhotograph } from '../../../testing/pictures/heic-pictures.ts'
import { memoryStore } from '../../../testing/pictures/memory-store.ts'
import { plainPicture, svgDrawing } from '../../../testing/pictures/sample-pictures.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { PublicHouse } from '../../settings/public-house.schema.ts'
import { settingsRoutes } from '../../settings/server/settings.routes.ts'
import type { BrandPicture } from '../brand.contract.ts'
import type { BrandKind } from '../brand.rules.ts'
import { brandRoutes } from './brand.routes.ts'
import { brandPictures } from './brand.table.ts'

let test: TestDatabase
let app: TestProcess
let media: ReturnType<typeof memoryStore>

const dispatcher = createDispatcher({ modules: [brandRoutes, settingsRoutes], checkAnswers: true })

const call = (key: EndpointKey, more: object = {}) =>
  dispatcher.call(app.context({ caller: admin }), key, more)

const upload = (kind: BrandKind, bytes: Uint8Array, seen = 0) => {
  const files = [{ field: 'image', name: 'image.png', bytes }]
  const receive = async () => ({ body: { seen: String(seen) }, files })
  return call('PUT /admin/brand/{kind}', { params: { kind }, receive })
}

const pictures = async (answer: Promise<unknown> = call('GET /admin/brand')) =>
  ((await answer) as { readonly pictures: readonly BrandPicture[] }).pictures

const remove = (kind: BrandKind, seen: number) =>
  call('DELETE /admin/brand/{kind}', { params: { kind }, query: { seen: String(seen) } })

const frame = (x: number, y: number, seen: number) =>
  call('PATCH /admin/brand/share', { body: { focalPoint: { x, y }, seen } })

const logoOfHouse = async () => ((await call('GET /house')) as { readonly house: PublicHouse }).house.logo

const fileNames = () => [...media.files.keys()].map((file) => file.split('/').at(-1)).toSorted()

const bytesOf = (name: string) => {
  const file = [...media.files.keys()].find((each) => each.endsWith(`/${name}`))
  return Buffer.from(media.files.get(file ?? '')?.bytes ?? [])
}

const square = (side: number) => plainPicture({ width: side, height: side }).png().toBuffer()

/** Letters of madder on nothing. */
const lettersOnNothing = () =>
  sharp({ create: { width: 800, height: 160, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: { create: { width: 200, height: 160, channels: 3, background: '#a4222a' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()

/** White at the left, black at the right: where it is cut, its pixels tell. */
const whiteAndBlack = () =>
  sharp({ create: { width: 2400, height: 630, channels: 3, background: '#000000' } })
    .composite([
      {
        input: { create: { width: 1200, height: 630, channels: 3, background: '#ffffff' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

const meanOf = async (bytes: Buffer) => Math.round((await sharp(bytes).stats()).channels[0]?.mean ?? -1)

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.delete(brandPictures)
  await test.database.db.delete(unclaimedMedia)
  media = memoryStore()
  app = testProcess({ ...test, media: media.store })
})

afterAll(() => test.close())

describe('the visual identity', () => {
  it('is that of the software until the house gives its own', async () => {
    expect(await pictures()).toEqual([])
    expect(await logoOfHouse()).toBeUndefined()
  })

  it('has a logo that keeps its ground, which every page has with the house', async () => {
    const [logo] = await pictures(upload('logo', await lettersOnNothing()))
    expect(logo).toMatchObject({ kind: 'logo', version: 1, image: { width: 200, height: 40 } })
    expect(fileNames()).toEqual(['logo.webp'])
    const drawn = sharp(bytesOf('logo.webp'))
    expect(await drawn.metadata()).toMatchObject({ width: 600, height: 120, hasAlpha: true })
    expect((await drawn.stats()).channels[3]).toMatchObject({ min: 0, max: 255 })
    expect(app.announced).toEqual(['brand'])
    expect(await logoOfHouse()).toEqual({ url: logo?.image.url, width: 200, height: 40 })
    expect(app.read).toContain('brand')
    await upload('logoDark', await square(600))
    expect((await logoOfHouse())?.dark).toMatchObject({ width: 40, height: 40 })
    await remove('logo', 1)
    expect(await logoOfHouse()).toBeUndefined()
  })

  it('has icons for tabs, telephones and masks, made once', { tags: ['deep'] }, async () => {
    await upload('icon', await square(700))
    expect(fileNames()).toEqual([
      'apple-touch-icon.png',
      'favicon.ico',
      'favicon.png',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
    ])
    for (const [name, side] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
    ] as const)
      expect(await sharp(bytesOf(name)).metadata()).toMatchObject({
        width: side,
        height: side,
        format: 'png',
      })
    // The number of its pictures, and where the first of them lies.
    const ico = bytesOf('favicon.ico')
    expect([ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([3, 16])
    const at = ico.readUInt32LE(18)
    expect(await sharp(ico.subarray(at, at + ico.readUInt32LE(14))).metadata()).toMatchObject({ width: 16 })
    expect(await sharp(bytesOf('favicon.svg')).metadata()).toMatchObject({ format: 'svg', width: 128 })
    const { data, info } = await sharp(bytesOf('icon-512.png')).raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number) => data[(256 * info.width + x) * info.channels]
    // Paper beside the square that every mask leaves, the picture within.
    expect([colourAt(100), colourAt(120)]).toEqual([0xf4, 0xe8])
  })

  it('has a shared picture that is cut where the house wants it', { tags: ['deep'] }, async () => {
    await upload('share', await whiteAndBlack())
    const cut = bytesOf('link-50-50.png')
    expect(await sharp(cut).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(await meanOf(cut)).toBeCloseTo(128, -1)
    expect(await pictures(frame(0, 50, 1))).toMatchObject([{ focalPoint: { x: 0, y: 50 }, version: 2 }])
    expect(await meanOf(bytesOf('link-0-50.png'))).toBeGreaterThan(250)
    await frame(0, 50, 2)
    expect(await pictures()).toMatchObject([{ version: 2 }])
    await expect(frame(100, 50, 1)).rejects.toMatchObject({ code: 'picture_changed' })
    expect(await test.database.db.$count(unclaimedMedia)).toBe(0)
  })

  it('goes back to that of the software, and leaves no file behind', { tags: ['deep'] }, async () => {
    await expect(remove('share', 1)).rejects.toMatchObject({ code: 'picture_changed' })
    await expect(frame(1, 1, 1)).rejects.toMatchObject({ code: 'picture_not_found' })
    await upload('icon', await square(512))
    await upload('icon', await square(513), 1)
    await expect(remove('icon', 1)).rejects.toMatchObject({ code: 'picture_changed' })
    await remove('icon', 2)
    app.moveClock({ hours: 25 })
    const ctx = app.context()
    await sweepMedia(ctx, { log: ctx.log, signal: new AbortController().signal })
    expect([fileNames(), await test.database.db.$count(unclaimedMedia)]).toEqual([[], 0])
    const logged = await test.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, 'icon'))
      .orderBy(auditLog.id)
    expect(logged.slice(-3).map(({ action }) => action)).toEqual([
      'brand.changed',
      'brand.changed',
      'brand.removed',
    ])
  })

  it('keeps what is swept of others', { tags: ['deep'] }, async () => {
    await upload('logo', await lettersOnNothing())
    app.moveClock({ hours: 25 })
    const ctx = app.context()
    await test.database.db.insert(unclaimedMedia).values({
      mediaKey: (await pictures())[0]?.image.url.split('/')[2] ?? '',
      claim: randomUUID(),
      since: new Date(0),
    })
    await sweepMedia(ctx, { log: ctx.log, signal: new AbortController().signal })
    expect(fileNames()).toEqual(['logo.webp'])
  })

  it('is not written over by somebody who has not seen it', async () => {
    const [one, two] = [await square(512), await square(600)]
    const ends = await Promise.allSettled([upload('icon', one), upload('icon', two)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(new Set([...media.files.keys()].map((file) => file.split('/')[0])).size).toBe(1)
    expect(await test.database.db.$count(unclaimedMedia)).toBe(0)
  })

  it.each([
    ['icon', 'icon_not_square', () => plainPicture({ width: 600, height: 512 }).png().toBuffer()],
    ['icon', 'icon_too_small', () => square(511)],
    ['share', 'share_too_small', () => plainPicture({ width: 1200, height: 629 }).png().toBuffer()],
    ['logo', 'logo_too_small', () => plainPicture({ width: 200, height: 60 }).png().toBuffer()],
    ['logo', 'picture_unknown', async () => svgDrawing],
    ['icon', 'picture_unknown', async () => svgDrawing],
    ['share', 'share_too_small', async () => heicPhotograph()],
    ['logo', 'picture_broken', async () => (await square(512)).subarray(0, 90)],
  ] as const)('refuses for %s what is %s, at its field', { tags: ['deep'] }, async (kind, code, bytes) => {
    const refused = await upload(kind, await bytes()).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code, fields: { image: expect.any(String) } })
    expect([media.files.size, await test.database.db.$count(unclaimedMedia)]).toEqual([0, 0])
  })

  it('takes what a telephone writes', { tags: ['deep'] }, async () => {
    const [logo] = await pictures(upload('logo', heicPhotograph()))
    expect(logo?.image).toMatchObject({ width: 27, height: 40 })
  })

  it.each([1, 4])('is as it was where file %i cannot be stored', { tags: ['deep'] }, async (put) => {
    media.failAt(put)
    await expect(upload('icon', await square(512))).rejects.toThrow('the store is full')
    expect([await pictures(), media.files.size]).toEqual([[], 0])
    expect(await test.database.db.$count(unclaimedMedia)).toBe(0)
  })
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Product, productSchema } from '../../features/catalog/product.schema.ts'
import type { Role } from '../../platform/context/context.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { enterCategories, enterProduct } from '../../testing/catalog/catalog-factories.ts'
import { isOnServer } from '../../testing/database/test-database.ts'
import { claimingSize, plainPicture, svgDrawing } from '../../testing/pictures/sample-pictures.ts'
import { type WebApp, webApp } from '../../testing/web-app.ts'

let dataDir: string
let app: WebApp
let address: string
let id: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'house-'))
  app = await webApp({
    env: { DATA_DIR: dataDir },
    handle: async () => async () => new Response('<!doctype html><title>La boutique</title>'),
  })
  await app.system.startWork()
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  await enterCategories(houseContext())
})

beforeEach(async () => {
  id = await enterProduct(houseContext())
})

afterAll(async () => {
  await app.server.close()
  // This ends the jobs and closes the database; `test` only removes the rest.
  await app.system.close()
  await app.test.close().catch(() => {})
  rmSync(dataDir, { recursive: true, force: true })
})

const houseContext = () => {
  const { createContext, log } = app.system
  return createContext({ log, lng: defaultLanguage, caller: null })
}

const bearer = (role: Role) => app.bearer(role)

interface Sent {
  readonly path?: string
  readonly files: readonly (readonly [field: string, bytes: Uint8Array, name: string])[]
  readonly headers?: Record<string, string>
}

const upload = async ({ path = 'images', files, headers }: Sent) => {
  const body = new FormData()
  for (const [field, bytes, name] of files) body.append(field, new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${address}/api/products/${id}/${path}`, {
    method: 'POST',
    body,
    headers: headers ?? (await bearer('admin')),
  })
  return { status: answer.status, body: await answer.json() }
}

const product = async (): Promise<Product> =>
  productSchema.parse(await (await fetch(`${address}/api/products/${id}`)).json())

const kept = () => {
  try {
    return readdirSync(join(dataDir, 'media'))
  } catch {
    return []
  }
}

const photograph = () =>
  plainPicture({ width: 640, height: 480 })
    .withExif({ IFD0: { Make: 'Chambre noire' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe.runIf(isOnServer)('an admin’s photograph', () => {
  it('is shown at once, without its metadata, and at its other widths soon after', async () => {
    const { status, body } = await upload({ files: [['image', await photograph(), 'IMG_0042.JPG']] })
    expect(status).toBe(201)
    const [image] = productSchema.parse(body).images
    expect(image).toMatchObject({ width: 480, height: 640, widths: [400] })
    const picture = await fetch(`${address}${image?.url}`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const { exif, orientation, width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect({ exif, orientation, width, upright: height > width }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 400,
      upright: true,
    })
    const master = image?.url.replace(/\/\d+\.webp$/, '/master.webp')
    expect((await fetch(`${address}${master}`)).status).toBe(404)
    await expect.poll(async () => (await product()).images[0]?.widths).toEqual([200, 400])
    const thumbnail = await fetch(`${address}${image?.url.replace('400.webp', '200.avif')}`)
    expect(thumbnail.headers.get('content-type')).toBe('image/avif')
  })

  it('may come with others', async () => {
    const files = [120, 140].map(async (width) => await plainPicture({ width, height: 90 }).png().toBuffer())
    const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = await Promise.all(files)
    const { status, body } = await upload({
      path: 'images/multiple',
      files: [
        ['images', one, 'one.png'],
        ['images', two, 'two.png'],
      ],
    })
    expect(status).toBe(201)
    expect(productSchema.parse(body).images.map(({ width }) => width)).toEqual([120, 140])
  })
})

describe.runIf(isOnServer)('a call for a picture that is not there', () => {
  it('is refused in words', async () => {
    const answer = await fetch(`${address}/api/products/${id}/images/none?lng=fr`, {
      method: 'DELETE',
      headers: await bearer('admin'),
    })
    expect(await answer.json()).toMatchObject({ code: 'image_not_found', message: 'Image non trouvée' })
  })
})

describe.runIf(isOnServer)('an upload', () => {
  it.each([
    [401, undefined],
    [403, 'user'],
    [403, 'staff'],
  ] as const)('is refused with %i to %s', async (status, role) => {
    const headers = role ? await bearer(role) : {}
    const refused = await upload({ files: [['image', await photograph(), 'a.jpg']], headers })
    expect(refused.status).toBe(status)
  })

  it.each([
    ['a text called a picture', Buffer.from('Bonjour'), 415, 'picture_unknown'],
    ['an SVG drawing', svgDrawing, 415, 'picture_unknown'],
    ['a picture without its end', 'truncated', 422, 'picture_broken'],
    ['a picture of more than 50 megapixels', 'vast', 422, 'picture_too_vast'],
    ['more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 413, 'file_too_large'],
  ] as const)(
    'of %s keeps nothing of all it brought, and names the file',
    async (_what, sent, status, code) => {
      const plain = await plainPicture({ width: 300 + status })
        .png()
        .toBuffer()
      const made = {
        truncated: plain.subarray(0, plain.byteLength / 2),
        vast: claimingSize(Buffer.from(plain), { width: 9_000, height: 9_000 }),
      }
      const bytes = typeof sent === 'string' ? made[sent] : sent
      const before = kept()
      const refused = await upload({
        path: 'images/multiple',
        files: [
          ['images', plain, 'bonne.png'],
          ['images', bytes, 'Séance d’été.jpg'],
        ],
      })
      expect(refused).toMatchObject({
        status,
        body: {
          code,
          message: expect.stringContaining('«\u00a0Séance d’été.jpg\u00a0»'),
          fields: { 'images.1': expect.any(String) },
        },
      })
      expect([kept(), (await product()).images]).toEqual([before, []])
    },
  )

  it('is refused in the language of its sender', async () => {
    const headers = { ...(await bearer('admin')), 'accept-language': 'en' }
    const { body } = await upload({ files: [['file', Buffer.from('Hello'), 'a.jpg']], headers })
    expect(body.message).toBe('“a.jpg” is not a JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF picture.')
  })
})

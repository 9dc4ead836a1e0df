import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandFiles } from '../../../features/brand/server/brand-file.public.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'brand-'))

let app: WebApp
let address: string
let headers: Record<string, string>

beforeAll(async () => {
  app = await webApp({ env: { DATA_DIR: dataDir } })
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  headers = await app.bearer('admin')
})

afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const put = async (kind: string, bytes: Uint8Array) => {
  const body = new FormData()
  body.set('image', new Blob([new Uint8Array(bytes)]), 'image.png')
  body.set('seen', '0')
  const answer = await fetch(`${address}/api/admin/brand/${kind}`, { method: 'PUT', headers, body })
  expect([kind, answer.status]).toEqual([kind, 200])
}

const remove = async (kind: string) => {
  const answer = await fetch(`${address}/api/admin/brand/${kind}?seen=1`, { method: 'DELETE', headers })
  expect([kind, answer.status]).toEqual([kind, 200])
}

const asked = async (path: string, more: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers: more })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

const softwares = (path: string) => readFile(join('public', path))

describe('the pictures at the addresses that browsers know', () => {
  it('are those of the software, then those of the house at once, then those of the software again', async () => {
    for (const [path, { contentType }] of Object.entries(brandFiles)) {
      const { bytes, ...told } = await asked(path)
      expect([path, told.status, told.type]).toEqual([path, 200, contentType])
      expect([path, bytes.equals(await softwares(path))]).toEqual([path, true])
      expect(told.caching).toBe('public, max-age=300, must-revalidate')
      expect((await asked(path, { 'if-none-match': told.etag })).status).toBe(304)
    }

    await put('icon', await plainPicture({ width: 512, height: 512 }).png().toBuffer())
    await put('share', await plainPicture({ width: 1300, height: 700 }).jpeg().toBuffer())
    for (const [path, { contentType }] of Object.entries(brandFiles)) {
      const { bytes, ...told } = await asked(path)
      expect([path, told.status, told.type]).toEqual([path, 200, contentType])
      expect([path, bytes.equals(await softwares(path))]).toEqual([path, false])
      if (contentType === 'image/png') expect((await sharp(bytes).metadata()).format).toBe('png')
      const again = await asked(path, { 'if-none-match': told.etag })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
    }
    expect(await sharp((await asked('/og-image.png')).bytes).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
    expect((await fetch(`${address}/favicon.svg`, { method: 'HEAD' })).status).toBe(200)

    const { etag } = await asked('/favicon.svg')
    await remove('icon')
    await remove('share')
    for (const path of Object.keys(brandFiles))
      expect([path, (await asked(path)).bytes.equals(await softwares(path))]).toEqual([path, true])
    expect((await asked('/favicon.svg', { 'if-none-match': etag })).status).toBe(200)
  })
})

import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCachedPage } from './cached-page.ts'
import { sendPage } from './send-page.ts'

const html = '<p>Une robe</p>'.repeat(50)

const pageWith = (status: number) =>
  createCachedPage({
    status,
    html,
    headers: { vary: 'Cookie' },
    tags: new Set(),
    renderedAtMs: 0,
  })

const found = pageWith(200)
const missing = pageWith(404)

const server = createServer((request, response) => {
  const page = request.url === '/missing' ? missing : found
  const cookie = request.url === '/?lng=fr' ? 'language=fr' : undefined
  sendPage({ page, request, cookie }, response)
})

const get = (headers: Record<string, string>, { path = '/', method = 'GET' } = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('sending a kept page', () => {
  it('sends the bytes that the reader can unpack', async () => {
    const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
    expect(brotliDecompressSync(br.body).toString()).toBe(html)
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    const zstd = await get({ 'accept-encoding': 'gzip, zstd, br;q=0' })
    expect(zstdDecompressSync(zstd.body).toString()).toBe(html)
    const plain = await get({})
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, html])
  })

  it('is compressed quickly for its first reader, and strongly once others ask for it', async () => {
    const page = pageWith(200)
    const accepted = new Set(['br', 'zstd', 'gzip'] as const)
    const encodings = () => {
      const { headers } = page.encodedFor(accepted)
      return [
        headers[headers.indexOf('content-encoding') + 1],
        headers[headers.indexOf('etag') + 1]?.slice(24),
      ]
    }
    expect([encodings(), encodings()]).toEqual(Array(2).fill(['zstd', 'zstd-quick"']))
    await expect.poll(encodings).toEqual(['br', 'br"'])
  })

  it('is known by a reader who had it from before it was compressed strongly', async () => {
    const page = pageWith(200)
    const accepted = new Set(['br'] as const)
    const { headers } = page.encodedFor(accepted)
    const entityTag = headers[headers.indexOf('etag') + 1] ?? ''
    await expect.poll(() => page.encodedFor(accepted).headers).not.toEqual(headers)
    expect(page.isAmong(entityTag, accepted)).toBe(true)
  })

  it('answers 304 without a body to who has it already', async () => {
    const { headers } = await get({ 'accept-encoding': 'br' })
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': `W/"x", ${headers.etag}` })
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Cookie'])
  })

  it('does not confuse the encodings of a page', async () => {
    const { headers } = await get({ 'accept-encoding': 'br' })
    expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })).status).toBe(200)
  })

  it('sends an error page whole even to who has it', async () => {
    const { headers } = await get({}, { path: '/missing' })
    expect((await get({ 'if-none-match': String(headers.etag) }, { path: '/missing' })).status).toBe(404)
  })

  it('sets a cookie for one reader and not for the next, also with 304', async () => {
    const first = await get({}, { path: '/?lng=fr' })
    expect(first.headers['set-cookie']).toEqual(['language=fr'])
    expect((await get({})).headers['set-cookie']).toBeUndefined()
    const again = await get({ 'if-none-match': String(first.headers.etag) }, { path: '/?lng=fr' })
    expect([again.status, again.headers['set-cookie']]).toEqual([304, ['language=fr']])
  })

  it('answers HEAD with the length and no body', async () => {
    const head = await get({}, { method: 'HEAD' })
    expect([head.headers['content-length'], head.body.length]).toEqual([String(html.length), 0])
  })
})

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { s3Store } from './s3-store.ts'

let server: Server
let endpoint: string
let objects: Map<string, Buffer>
let requests: IncomingMessage[]

beforeEach(async () => {
  objects = new Map()
  requests = []
  server = createServer(async (request, response) => {
    requests.push(request)
    const key = request.url ?? ''
    const signed = request.headers.authorization?.includes('AWS4-HMAC-SHA256 Credential=key/')
    if (!signed || key.startsWith('/locked/')) return response.writeHead(403).end('no')
    if (!key.startsWith('/pictures/')) return response.writeHead(404).end()
    if (key.startsWith('/pictures/?list-type=2')) return response.end(listed(key))
    if (request.method === 'PUT') objects.set(key, await buffer(request))
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    return response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(found)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const listed = (url: string) => {
  const prefix = `/pictures/${new URL(url, endpoint).searchParams.get('prefix')}`
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix))
  return `<ListBucketResult>${found.map((key) => `<Contents><Key>${key.slice('/pictures/'.length)}</Key></Contents>`).join('')}</ListBucketResult>`
}

const storeIn = (bucket: string) =>
  s3Store({ endpoint, bucket, region: 'fr-par', key: 'key', secret: 'secret' })

const bytes = Buffer.from('drawing')

describe('an S3 store of media', () => {
  it('gives back what was put in, through signed requests', async () => {
    const store = storeIn('pictures')
    await store.put('abc/400.webp', bytes, 'image/webp')
    const found = await store.read('abc/400.webp')
    expect(Buffer.from(found?.bytes ?? [])).toEqual(bytes)
    expect(found?.contentType).toBe('image/webp')
    expect(requests[0]?.headers['content-type']).toBe('image/webp')
  })

  it('has nothing under a key that was removed', async () => {
    const store = storeIn('pictures')
    await store.put('abc/400.webp', bytes, 'image/webp')
    await store.remove('abc/400.webp')
    expect(await store.read('abc/400.webp')).toBeUndefined()
  })

  it('removes all that lies below a key, and nothing beside it', async () => {
    const store = storeIn('pictures')
    for (const key of ['abc/400.webp', 'abc/400.avif', 'abcd/400.webp'])
      await store.put(key, bytes, 'image/webp')
    await store.removeFolder('abc')
    expect([...objects.keys()]).toEqual(['/pictures/abcd/400.webp'])
  })

  it('asks nothing for a key that is not one', async () => {
    expect(await storeIn('pictures').read('../other-bucket/secret')).toBeUndefined()
    expect(requests).toEqual([])
  })

  it('says so when the bucket does not exist or is closed to us', async () => {
    await expect(storeIn('absent').put('abc.pdf', bytes, 'application/pdf')).rejects.toThrow(
      'has no bucket « absent »',
    )
    await expect(storeIn('locked').put('abc.pdf', bytes, 'application/pdf')).rejects.toThrow('answered 403')
  })
})

import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { translate } from '../../app/i18n/translate.ts'
import { defineContract } from '../../shared/api/contract.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Caller, Context } from '../context/context.ts'
import { createLog, silentLog } from '../log/log.ts'
import type { LogFormat } from '../log/log-format.ts'
import { registerHealth } from './connections/health.ts'
import { createServer, type ServerOptions } from './create-server.ts'
import { createDispatcher } from './dispatcher.ts'
import { registerApiDocs } from './documents/register-api-docs.ts'
import { implement } from './implement.ts'
import { registerApi } from './register-api.ts'
import { createRequestMetrics } from './request-metrics.ts'

const contract = defineContract({
  'GET /products/{id}': {
    access: 'public',
    summary: 'One piece',
    params: z.object({ id: z.string() }),
    query: z.object({ pages: z.coerce.number().int().max(9).default(1) }),
    answer: z.object({ id: z.string(), pages: z.number(), lng: z.string() }),
  },
  'POST /products': {
    access: 'admin',
    audit: { none: 'a call of this test' },
    summary: 'A new piece',
    body: z.object({ name: z.string().min(2), price: z.number() }),
    answer: z.object({ name: z.string() }),
    status: 201,
  },
  'GET /away': { access: 'public', summary: 'Has no database', answer: z.object({}) },
  'GET /bug': { access: 'public', summary: 'Fails', answer: z.object({}) },
})

const routes = implement(contract, {
  'GET /products/{id}': async ({ lng }, { params, query }) => {
    if (params.id === 'gone') throw requestErrors.unknownCall()
    return { id: params.id, pages: query.pages, lng }
  },
  'POST /products': async (_ctx, { body }) => ({ name: body.name }),
  'GET /away': async () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
  },
  'GET /bug': async () => {
    throw new Error('secret of the house')
  },
})

let ready = true
let isShut = false
let caller: Caller | null = { id: '1', role: 'admin', sessionId: 'one', isFresh: true, owesFactor: false }

const startServer = async (log = silentLog(), more: Partial<ServerOptions> = {}) => {
  const dispatcher = createDispatcher({ modules: [routes], checkAnswers: true })
  const metrics = createRequestMetrics()
  const { server } = await createServer({
    houseName: () => 'Maison',
    log,
    translate,
    metrics,
    publicUrl: 'https://house.example',
    trustProxy: true,
    requestsPerMinute: 3,
    mostDelayMs: 0,
    around: (handler) => handler,
    ...more,
  })
  registerHealth(server, {
    ready: async () => {
      if (!ready) throw new Error('no database')
    },
    registry: metrics.registry,
    isShut: () => isShut,
    metricsToken: 'a-long-metrics-token',
  })
  registerApiDocs(server, {
    endpoints: dispatcher.endpoints,
    title: 'API',
    publicUrl: 'https://house.example',
  })
  const contextOf = async ({ query }: { query: unknown }) => {
    const { lng } = z.object({ lng: z.enum(['fr', 'en']).default('fr') }).parse(query)
    const context: Pick<Context, 'lng' | 'caller'> = { lng, caller }
    return context as Context
  }
  registerApi(server, { dispatcher, contextOf })
  server.get('/assets/page-1a2b.js', async () => 'export {}')
  await server.ready()
  return server
}

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.close())

const json = { 'content-type': 'application/json' }

describe('a call of the API', () => {
  it('is parsed by its schema and answered with the headers of the house', async () => {
    const answer = await server.inject('/api/products/a%20b?pages=3')
    expect(answer.json()).toEqual({ id: 'a b', pages: 3, lng: 'fr' })
    expect(answer.headers).toMatchObject({
      'content-language': 'fr',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'strict-transport-security': expect.stringContaining('max-age'),
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('answers the status of its contract', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/products',
      payload: { name: 'Aurore', price: 1 },
    })
    expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Aurore' }])
  })

  it.each([
    ['fr', { headers: {} }, 'Cette adresse n’existe pas.'],
    [
      'en by Accept-Language',
      { headers: { 'accept-language': 'en-GB,fr;q=0.5' } },
      'This address does not exist.',
    ],
    [
      'en by lng before Accept-Language',
      { headers: { 'accept-language': 'fr' }, query: { lng: 'en' } },
      'This address does not exist.',
    ],
  ])('is refused in the language of the caller: %s', async (_case, how, message) => {
    const answer = await server.inject({ url: '/api/products/gone', ...how })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, code: 'unknown_call', message },
    ])
  })

  it('names each refused field, in the language of the caller', async () => {
    const refusal = async (lng: string) =>
      (
        await server.inject({ method: 'POST', url: `/api/products?lng=${lng}`, payload: { name: 'A' } })
      ).json()
    expect(await refusal('fr')).toMatchObject({
      code: 'invalid_input',
      fields: { name: 'Au moins 2 caractères.' },
    })
    expect(await refusal('en')).toMatchObject({
      fields: { name: 'At least 2 characters.', price: expect.any(String) },
    })
  })

  it.each([
    ['a query out of bounds', { url: '/api/products/1?pages=10' }, 422],
    ['a body that is no JSON', { method: 'POST', url: '/api/products', headers: json, payload: '{"a' }, 400],
    ['an empty body', { method: 'POST', url: '/api/products', headers: json }, 400],
    [
      'a body in another format',
      { method: 'POST', url: '/api/products', headers: { 'content-type': 'text/csv' }, payload: 'a;b' },
      415,
    ],
    [
      'a body of 2 MB',
      {
        method: 'POST',
        url: '/api/products',
        headers: json,
        payload: JSON.stringify({ name: 'a'.repeat(2e6) }),
      },
      413,
    ],
    ['an unknown path', { url: '/api/unknown' }, 404],
    ['a path that cannot be decoded', { url: '/api/products/%E0%A4%A' }, 400],
    [
      'a prototype in the body',
      { method: 'POST', url: '/api/products', headers: json, payload: '{"__proto__":{"x":1}}' },
      400,
    ],
  ] as const)('with %s is refused', async (_what, request, status) => {
    const answer = await server.inject(request)
    expect([answer.statusCode, answer.json().success]).toEqual([status, false])
  })

  it('that meets a bug answers 500 and tells nothing of it', async () => {
    const answer = await server.inject('/api/bug')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json().message).toContain('Une erreur est survenue')
  })

  it('that finds no database is to be tried again', async () => {
    const answer = await server.inject('/api/away')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      503,
      '5',
      'service_busy',
    ])
  })

  it('is refused to nobody with 401 and to the wrong role with 403', async () => {
    const answerTo = async (who: Caller | null) => {
      caller = who
      const payload = { name: 'Aurore', price: 1 }
      const { statusCode, headers } = await server.inject({ method: 'POST', url: '/api/products', payload })
      return [statusCode, headers['www-authenticate']]
    }
    expect(await answerTo(null)).toEqual([401, 'Bearer'])
    expect(
      await answerTo({ id: '1', role: 'staff', sessionId: 'one', isFresh: true, owesFactor: false }),
    ).toEqual([403, undefined])
    expect(
      await answerTo({ id: '1', role: 'admin', sessionId: 'one', isFresh: true, owesFactor: false }),
    ).toEqual([201, undefined])
  })

  it('does not count the files that come with a page, however the others are written', async () => {
    const statuses = async (url: string, remoteAddress: string) => {
      const answers = []
      for (let call = 1; call <= 4; call += 1)
        answers.push((await server.inject({ url, remoteAddress })).statusCode)
      return answers
    }
    expect(await statuses('/assets/page-1a2b.js', '203.0.113.20')).toEqual([200, 200, 200, 200])
    expect(await statuses('/%61pi/products/1', '203.0.113.21')).toEqual([200, 200, 200, 429])
  })

  it('is slowed down past the limit of its network, whichever of its addresses it comes from', async () => {
    const statuses = []
    for (const last of ['1', '2', 'ffff:0:9', '4'])
      statuses.push(
        (await server.inject({ url: '/api/products/1', remoteAddress: `2001:db8:0:5::${last}` })).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
    const elsewhere = await server.inject({ url: '/api/products/1', remoteAddress: '2001:db8:0:6::1' })
    expect(elsewhere.statusCode).toBe(200)
  })

  it.each([true, 1, false, 'loopback'])(
    'is answered when its connection was gone before it was read, believing proxies: %s',
    async (trustProxy) => {
      const gone = await startServer(silentLog(), {
        trustProxy,
        around: (handler) => (request, response) => {
          Object.defineProperty(request.socket, 'remoteAddress', { value: undefined })
          return handler(request, response)
        },
      })
      const calls = ['/api/products/1', '/healthz', '/api/products/gone', '/metrics']
      const statuses = []
      const house = await gone.listen({ port: 0, host: '127.0.0.1' })
      for (const url of calls) statuses.push((await fetch(`${house}${url}`)).status)
      await gone.close()
      expect(statuses).toEqual([200, 200, 404, 403])
    },
  )

  it('is slowed down past the limit of an address, but not on this machine', async () => {
    const fourTimesFrom = async (remoteAddress: string) => {
      const answers = []
      for (let call = 1; call <= 4; call += 1)
        answers.push(await server.inject({ url: '/api/products/1', remoteAddress }))
      return answers
    }
    const far = await fourTimesFrom('203.0.113.7')
    const near = await fourTimesFrom('127.0.0.1')
    expect(far.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
    expect(far.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBeDefined()
    expect(far.find(({ statusCode }) => statusCode === 429)?.json().code).toBe('too_many_requests')
    expect(near.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })
})

describe('an answer of the API', () => {
  it('says what it varies by and is not sent again to who has it', async () => {
    const first = await server.inject('/api/products/1')
    expect(String(first.headers.vary)).toContain('Accept-Language')
    const again = await server.inject({
      url: '/api/products/1',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is compressed when that is worth it', async () => {
    const compressed = await server.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString()).openapi).toBe('3.1.0')
    const small = await server.inject({ url: '/api/products/1', headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBeUndefined()
  })
})

describe('a page that cannot be drawn', () => {
  it('is a page still for a person, in their language', async () => {
    const headers = { accept: 'text/html,*/*', 'accept-language': 'en' }
    const answer = await server.inject({ url: '/somewhere', headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<html lang="en">')
    expect(answer.body).toContain('This address does not exist.')
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(answer.body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  })
})

describe('the state of the process', () => {
  it('is alive whatever the database does, and ready with it', async () => {
    const states = async () => [
      (await server.inject('/healthz')).statusCode,
      (await server.inject('/readyz')).statusCode,
    ]
    expect(await states()).toEqual([200, 200])
    ready = false
    expect(await states()).toEqual([200, 503])
    expect((await server.inject('/readyz')).headers['retry-after']).toBe('5')
    ready = true
    isShut = true
    expect(await states()).toEqual([200, 503])
    isShut = false
    expect(await states()).toEqual([200, 200])
  })

  it('is measured for this machine and for who knows the token only', async () => {
    const read = (remoteAddress: string, headers = {}) =>
      server.inject({ url: '/metrics', remoteAddress, headers })
    expect((await read('127.0.0.1')).body).toContain('http_request_duration_seconds_bucket')
    expect((await read('203.0.113.9')).statusCode).toBe(403)
    expect((await read('127.0.0.1', { forwarded: 'for=203.0.113.9' })).statusCode).toBe(403)
    expect((await read('203.0.113.9', { authorization: 'Bearer a-long-metrics-token' })).statusCode).toBe(200)
  })
})

describe('the description of the API', () => {
  it('lists every endpoint with its input, answer, refusals and access', async () => {
    const { paths, openapi } = (await server.inject('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(['/products/{id}', '/products', '/away', '/bug'])
    expect(paths['/products'].post).toMatchObject({
      security: [{ accessToken: [] }],
      requestBody: { required: true },
      responses: { 201: {}, 400: {}, 401: {}, 403: {}, 413: {}, 415: {}, 422: {}, 429: {} },
    })
    expect(paths['/products/{id}'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'id',
      'pages',
      'lng',
    ])
  })

  it('reads as a page without scripts', async () => {
    const page = await server.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('GET /api/products/{id}')
    expect(page.body).not.toContain('<script')
  })
})

describe('a request', () => {
  const noted = async (format: LogFormat) => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const listening = await startServer(createLog({ level: 'info', format, destination }))
    await listening.listen({ port: 0, host: '127.0.0.1' })
    await listening.inject('/healthz')
    await listening.close()
    return lines.join('')
  }

  it('is noted for machines and is no chatter for a person', async () => {
    expect(await noted('json')).toMatch(/"route":"\/healthz","status":200,.*"msg":"request"/)
    expect(await noted('lines')).toBe('')
  })
})

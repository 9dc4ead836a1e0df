import { describe, expect, it } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { fetchTransport } from './fetch-transport.ts'

const transportOver = (answer: Response, token?: string) => {
  const sent: { url: string; init: RequestInit }[] = []
  const transport = fetchTransport({
    baseUrl: 'https://api.example',
    lng: 'en',
    accessToken: () => token,
    renew: async () => undefined,
    fetch: async (url, init) => {
      sent.push({ url, init })
      return answer
    },
  })
  return { transport, sent }
}

const refusal = (status: number) =>
  Response.json({ success: false, code: 'refused', message: 'Non.' }, { status })

/** A server that accepts only the token `good`; a renewal returns `renewed`. */
const guarded = ({
  good,
  renewed,
  expired = [],
}: {
  good: string
  renewed: string | undefined
  expired?: readonly string[]
}) => {
  const carried: unknown[] = []
  const refused: string[] = []
  const transport = fetchTransport({
    baseUrl: '',
    lng: 'fr',
    accessToken: () => 'old',
    hasExpired: (token) => expired.includes(token),
    renew: async (token) => {
      refused.push(token)
      return renewed
    },
    fetch: async (_url, { headers }) => {
      const { authorization } = headers as Record<string, string>
      carried.push(authorization)
      return authorization === `Bearer ${good}` ? Response.json({ ok: true }) : refusal(401)
    },
  })
  return { transport, carried, refused }
}

describe('a call from the browser', () => {
  it('goes to the path of its key with its query and language', async () => {
    const { transport, sent } = transportOver(Response.json({ ok: true }))
    const call = { params: { id: 'a/b' }, query: { page: 2, search: 'd&é', none: undefined } }
    expect(await transport('GET /products/{id}', call)).toEqual({ ok: true })
    expect(sent[0]?.url).toBe('https://api.example/api/products/a%2Fb?page=2&search=d%26%C3%A9&lng=en')
    expect(sent[0]?.init).toMatchObject({ method: 'GET', body: null })
  })

  it.each([
    ['GET /reviews/approved', undefined],
    ['POST /reviews', undefined],
    ['GET /reviews/admin', 'Bearer a token'],
  ] as const)('carries no token where anybody reads and leaves reviews: %s', async (key, authorization) => {
    const { transport, sent } = transportOver(Response.json({}), 'a token')
    await transport(key, {})
    expect(new Headers(sent[0]?.init.headers).get('authorization') ?? undefined).toBe(authorization)
  })

  it('sends its body as JSON', async () => {
    const { transport, sent } = transportOver(Response.json({}))
    await transport('POST /contact', { body: { message: 'é' } })
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"message":"é"}',
    })
  })

  it('carries the stored access token, when there is one', async () => {
    const signedIn = transportOver(Response.json({}), 'abc')
    await signedIn.transport('GET /house', {})
    expect(signedIn.sent[0]?.init.headers).toEqual({ authorization: 'Bearer abc' })
    const guest = transportOver(Response.json({}))
    await guest.transport('GET /house', {})
    expect(guest.sent[0]?.init.headers).toEqual({})
  })

  it('carries its key, also when it is repeated with another token', async () => {
    const sent: unknown[] = []
    const transport = fetchTransport({
      baseUrl: '',
      lng: 'fr',
      accessToken: () => 'old',
      renew: async () => 'new',
      fetch: async (_url, { headers }) => {
        sent.push(headers)
        return sent.length === 1 ? refusal(401) : Response.json({ ok: true })
      },
    })
    await transport('POST /orders', { idempotencyKey: 'a1' })
    expect(sent).toEqual([
      { authorization: 'Bearer old', 'idempotency-key': 'a1' },
      { authorization: 'Bearer new', 'idempotency-key': 'a1' },
    ])
  })

  it('is repeated once with another token, when its own is not believed', async () => {
    const { transport, carried, refused } = guarded({ good: 'new', renewed: 'new' })
    expect(await transport('PUT /auth/profile', { body: {} })).toEqual({ ok: true })
    expect(carried).toEqual(['Bearer old', 'Bearer new'])
    expect(refused).toEqual(['old'])
  })

  it('renews a token that has expired before it sends it, once for all calls', async () => {
    const { transport, carried, refused } = guarded({ good: 'new', renewed: 'new', expired: ['old'] })
    expect(await transport('GET /auth/profile', {})).toEqual({ ok: true })
    expect([carried, refused]).toEqual([['Bearer new'], ['old']])
  })

  it('believes no clock that calls a new token expired', async () => {
    const { transport, carried, refused } = guarded({ good: 'new', renewed: 'new', expired: ['old', 'new'] })
    await transport('GET /auth/profile', {})
    await transport('GET /auth/profile', {})
    expect(carried).toEqual(['Bearer new', 'Bearer old', 'Bearer new'])
    expect(refused).toEqual(['old', 'old'])
  })

  it('signs in whatever its clock says of an older token', async () => {
    const { transport, refused } = guarded({ good: 'old', renewed: 'new', expired: ['old'] })
    expect(await transport('POST /auth/login', { body: {} })).toEqual({ ok: true })
    expect(refused).toEqual([])
  })

  it('is refused when the other token is not believed either, or there is none', async () => {
    const twice = guarded({ good: 'never', renewed: 'new' })
    await expect(twice.transport('GET /auth/profile', {})).rejects.toMatchObject({ status: 401 })
    expect(twice.carried).toHaveLength(2)
    const ended = guarded({ good: 'never', renewed: undefined })
    await expect(ended.transport('GET /auth/profile', {})).rejects.toMatchObject({ status: 401 })
    expect(ended.carried).toHaveLength(1)
  })

  it.each(['POST /auth/login', 'POST /auth/register'] as const)(
    '%s is refused for what it says, and renews nothing',
    async (key) => {
      const { transport, refused } = guarded({ good: 'never', renewed: 'new' })
      await expect(transport(key, { body: {} })).rejects.toMatchObject({ status: 401 })
      expect(refused).toEqual([])
    },
  )

  it('of a guest, or that is refused for something else, renews nothing', async () => {
    for (const [status, token] of [
      [401, undefined],
      [403, 'abc'],
    ] as const) {
      const { transport, sent } = transportOver(refusal(status), token)
      await expect(transport('GET /house', {})).rejects.toMatchObject({ status })
      expect(sent).toHaveLength(1)
    }
  })

  it('that is refused throws what the API said', async () => {
    const body = { success: false, code: 'invalid_input', message: 'Non.', fields: { name: 'Trop court.' } }
    const { transport } = transportOver(Response.json(body, { status: 422 }))
    const refused = transport('POST /contact', { body: {} })
    await expect(refused).rejects.toThrow(ApiError)
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'invalid_input',
      fields: { name: 'Trop court.' },
    })
  })

  it('that finds no way says so, and one that was called off stays called off', async () => {
    const failure = new TypeError('Failed to fetch')
    const transport = fetchTransport({
      baseUrl: '',
      lng: 'fr',
      fetch: () => Promise.reject(failure),
      accessToken: () => undefined,
      renew: async () => undefined,
    })
    await expect(transport('GET /house', {})).rejects.toMatchObject({ name: 'Unreachable', cause: failure })
    await expect(transport('GET /house', { signal: AbortSignal.abort() })).rejects.toBe(failure)
  })

  it.each([
    ['inline; filename="_t_.pdf"; filename*=UTF-8\'\'%C3%A9t%C3%A9.pdf', 'été.pdf'],
    ["inline; filename*=UTF-8''%E9", 'document.pdf'],
    [undefined, 'document.pdf'],
  ])('that is answered with a file named by %j gets its bytes and its name', async (named, fileName) => {
    const headers = { 'content-type': 'application/pdf', ...(named && { 'content-disposition': named }) }
    const { transport } = transportOver(new Response('%PDF', { headers }))
    const bytes = new TextEncoder().encode('%PDF')
    expect(await transport('GET /orders/{id}/invoice', { params: { id: 1 } })).toEqual({ bytes, fileName })
  })

  it('that is answered with JSON is a file only where it has the name of one', async () => {
    const json = (more: object) =>
      new Response('{"success":true}', { headers: { 'content-type': 'application/json', ...more } })
    const plain = transportOver(json({}))
    expect(await plain.transport('GET /house', {})).toEqual({ success: true })
    const named = transportOver(json({ 'content-disposition': "inline; filename*=UTF-8''report.json" }))
    expect(await named.transport('GET /report', {})).toMatchObject({ fileName: 'report.json' })
  })

  it('for a file is repeated with another token, and one that breaks off is none', async () => {
    const pdf = (body: ReadableStream | string) =>
      new Response(body, { headers: { 'content-type': 'application/pdf' } })
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
    const answers = [refusal(401), pdf('%PDF'), pdf(broken)]
    const transport = fetchTransport({
      baseUrl: '',
      lng: 'fr',
      accessToken: () => 'old',
      renew: async () => 'new',
      fetch: async () => answers.shift() ?? refusal(404),
    })
    await expect(transport('GET /file', {})).resolves.toMatchObject({ fileName: 'document.pdf' })
    await expect(transport('GET /file', {})).rejects.toMatchObject({ name: 'Unreachable' })
  })

  it('that is refused with something that calls itself a file is refused', async () => {
    const headers = { 'content-type': 'application/pdf' }
    const { transport } = transportOver(new Response('%PDF', { status: 404, headers }))
    await expect(transport('GET /file', {})).rejects.toMatchObject({ status: 404 })
  })

  it.each(['{"products": [', '<html>', ''])(
    'that is answered with %j has not been answered',
    async (body) => {
      const { transport } = transportOver(new Response(body))
      await expect(transport('GET /house', {})).rejects.toMatchObject({ name: 'Unreachable' })
    },
  )

  it('that meets something else than the API says so', async () => {
    const { transport } = transportOver(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(transport('GET /house', {})).rejects.toMatchObject({
      status: 502,
      code: 'unexpected_answer',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { fetchTransport } from './fetch-transport.ts'

const transportOver = (answer: Response, token?: string) => {
  const sent: { url: string; init: RequestInit }[] = []
  const refused: string[] = []
  const transport = fetchTransport({
    baseUrl: 'https://api.example',
    lng: 'en',
    accessToken: () => token,
    onRefused: (token) => refused.push(token),
    fetch: async (url, init) => {
      sent.push({ url, init })
      return answer
    },
  })
  return { transport, sent, refused }
}

describe('a call from the browser', () => {
  it('goes to the path of its key with its query and language', async () => {
    const { transport, sent } = transportOver(Response.json({ ok: true }))
    const call = { params: { id: 'a/b' }, query: { page: 2, search: 'd&é', none: undefined } }
    expect(await transport('GET /products/{id}', call)).toEqual({ ok: true })
    expect(sent[0]?.url).toBe('https://api.example/api/products/a%2Fb?page=2&search=d%26%C3%A9&lng=en')
    expect(sent[0]?.init).toMatchObject({ method: 'GET', body: null })
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

  it('tells which token the server did not believe, and of no other refusal', async () => {
    const answering = async (status: number, token?: string) => {
      const body = { success: false, code: 'refused', message: 'Non.' }
      const { transport, refused } = transportOver(Response.json(body, { status }), token)
      await expect(transport('GET /house', {})).rejects.toThrow(ApiError)
      return refused
    }
    expect(await answering(401, 'abc')).toEqual(['abc'])
    expect(await answering(403, 'abc')).toEqual([])
    expect(await answering(401)).toEqual([])
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
      onRefused: () => {},
    })
    await expect(transport('GET /house', {})).rejects.toMatchObject({ name: 'Unreachable', cause: failure })
    await expect(transport('GET /house', { signal: AbortSignal.abort() })).rejects.toBe(failure)
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

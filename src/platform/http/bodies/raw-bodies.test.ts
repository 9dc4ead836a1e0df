import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { apiServer } from '../../../testing/api-server.ts'
import type { Context } from '../../context/context.ts'
import { createDispatcher } from '../dispatcher.ts'
import { implement } from '../implement.ts'

const contract = defineContract({
  'POST /messages': {
    access: 'public',
    summary: 'Takes the message of a provider',
    rawBody: { signatureHeaders: ['Provider-Signature'], description: 'HMAC-SHA256 of the body' },
    body: z.object({ event: z.string() }),
    answer: z.object({ bytes: z.array(z.number()), signature: z.string() }),
  },
  'POST /notes': {
    access: 'public',
    summary: 'A note',
    body: z.object({ text: z.string() }),
    answer: z.object({ text: z.string() }),
  },
})

const routes = implement(contract, {
  'POST /messages': async (_ctx, { raw }) => ({ bytes: [...raw.body], signature: raw.signature }),
  'POST /notes': async (_ctx, { body }) => body,
})

let server: FastifyInstance

beforeAll(async () => {
  server = await apiServer(routes)
})

afterAll(() => server.close())

const post = async (payload: string | Buffer, headers = {}) => {
  const answer = await server.inject({ method: 'POST', url: '/api/messages', payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const json = { 'content-type': 'application/json' }

describe('a body that somebody has signed', () => {
  it.each([
    ['JSON, with its spaces', '{ "event" : "paid" }', json],
    ['what is no JSON', '{"event', json],
    ['a prototype', '{"__proto__":{}}', json],
    ['a form', 'a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a multipart body', '--x', { 'content-type': 'multipart/form-data; boundary=x' }],
    [
      'bytes that are no text',
      Buffer.from([0, 255, 254, 10]),
      { 'content-type': 'application/octet-stream' },
    ],
    ['something without a name', 'é', {}],
    ['nothing', '', json],
  ])('arrives byte by byte as it was sent: %s', async (_what, payload, headers) => {
    const answer = await post(payload, { ...headers, 'provider-signature': 't=1,v1=ab' })
    expect(answer).toEqual({
      status: 200,
      body: { bytes: [...Buffer.from(payload)], signature: 't=1,v1=ab' },
    })
  })

  it('arrives with an empty signature when it has none', async () => {
    expect((await post('{}', json)).body.signature).toBe('')
  })

  it('may have 256 kB', async () => {
    const heaviest = 256 * 1024
    expect((await post('a'.repeat(heaviest), json)).status).toBe(200)
    expect(await post('a'.repeat(heaviest + 1), json)).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  it('changes nothing for other calls', async () => {
    const send = (payload: string, headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: '/api/notes', payload, headers })
    expect((await send('{"text":"é"}', json)).json()).toEqual({ text: 'é' })
    expect((await send('a;b', { 'content-type': 'text/csv' })).statusCode).toBe(415)
    expect((await send('', json)).statusCode).toBe(400)
  })

  it('is given as it is where there is no HTTP, and without it there is nothing to take', async () => {
    const dispatcher = createDispatcher({ modules: [routes], checkAnswers: true })
    const ctx = { caller: null } as Context
    const raw = { body: new Uint8Array([1, 2]), signature: 's' }
    expect(await dispatcher.call(ctx, 'POST /messages', { raw })).toEqual({ bytes: [1, 2], signature: 's' })
    await expect(dispatcher.call(ctx, 'POST /messages', { body: {} })).rejects.toMatchObject({
      kind: 'unsupported',
    })
  })

  it('is described with its header and with what is in it', async () => {
    const { paths } = (await server.inject('/api/openapi.json')).json()
    const { parameters, requestBody, responses } = paths['/messages'].post
    expect(parameters.at(-1)).toEqual({
      name: 'Provider-Signature',
      in: 'header',
      required: true,
      description: 'HMAC-SHA256 of the body',
      schema: { type: 'string' },
    })
    expect(requestBody.content['application/json'].schema.required).toEqual(['event'])
    expect(Object.keys(responses)).toEqual(['200', '400', '413', '429', '503'])
  })
})

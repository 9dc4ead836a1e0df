import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import { apiServer } from '../../testing/api-server.ts'
import { implement } from './implement.ts'

const contract = defineContract({
  'GET /papers/{id}': {
    access: 'public',
    summary: 'A paper',
    params: z.object({ id: z.string() }),
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
})

/** Long enough for compression, if compression were worth it. */
const paper = new Uint8Array(5000).fill(65)

const routes = implement(contract, {
  'GET /papers/{id}': async (_ctx, { params }) => {
    if (params.id === 'none') throw requestErrors.unknownCall()
    // The view covers a part of a larger buffer, as Node's buffers often do.
    const bytes = params.id === 'part' ? paper.subarray(1, 4) : paper
    return { bytes, fileName: 'Facture « été ».pdf' }
  },
})

let server: FastifyInstance

beforeAll(async () => {
  server = await apiServer(routes)
})

afterAll(() => server.close())

describe('a file', () => {
  it('is sent as it is, with its type and its name, and is kept by nobody on the way', async () => {
    const answer = await server.inject({
      url: '/api/papers/1',
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(paper)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000',
      'content-disposition': `inline; filename="Facture _ ete _.pdf"; filename*=UTF-8''Facture%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('may be a part of a buffer', async () => {
    expect((await server.inject('/api/papers/part')).body).toBe('AAA')
  })

  it('that is refused is refused in JSON', async () => {
    const answer = await server.inject('/api/papers/none')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_call'])
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  it('is described as one, for programs and for people', async () => {
    const { paths } = (await server.inject('/api/openapi.json')).json()
    expect(paths['/papers/{id}'].get.responses[200]).toEqual({
      description: 'Answer',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    })
    expect((await server.inject('/api/docs')).body).toContain('&#34;binary&#34;')
  })
})

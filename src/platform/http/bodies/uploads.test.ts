import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { translate } from '../../../app/i18n/translate.ts'
import { defineContract } from '../../../shared/api/contract.ts'
import type { Caller, Context } from '../../context/context.ts'
import { silentLog } from '../../log/log.ts'
import { createServer } from '../create-server.ts'
import { createDispatcher } from '../dispatcher.ts'
import { registerApiDocs } from '../documents/register-api-docs.ts'
import { implement } from '../implement.ts'
import { registerApi } from '../register-api.ts'
import { createRequestMetrics } from '../request-metrics.ts'

const mostBytes = 1024 * 1024

const contract = defineContract({
  'POST /letters': {
    access: 'admin',
    audit: { none: 'a call of this test' },
    summary: 'Files away letters',
    upload: { fields: ['letters', 'letter'], mostFiles: 2, mostBytes },
    body: z.object({ note: z.string().max(5).optional() }),
    answer: z.array(z.unknown()),
    status: 201,
  },
  'POST /notes': { access: 'public', summary: 'A note', body: z.object({}), answer: z.object({}) },
})

const routes = implement(contract, {
  'POST /letters': async (_ctx, { files, body }) =>
    files.map(({ bytes, ...told }) => ({
      ...told,
      text: Buffer.from(bytes).toString().slice(0, 9),
      ...body,
    })),
  'POST /notes': async () => ({}),
})

let server: FastifyInstance
let port: number
let caller: Caller | null
const answered: number[] = []

beforeAll(async () => {
  const dispatcher = createDispatcher({ modules: [routes], checkAnswers: true })
  const made = await createServer({
    houseName: () => 'Maison',
    log: silentLog(),
    translate,
    metrics: createRequestMetrics(),
    publicUrl: 'https://house.example',
    trustProxy: false,
    requestsPerMinute: 1000,
    mostDelayMs: 0,
    around: (handler) => handler,
  })
  server = made.server
  server.addHook('onSend', async (_request, { statusCode }) => void answered.push(statusCode))
  registerApiDocs(server, { endpoints: dispatcher.endpoints, title: 'API', publicUrl: '' })
  const contextOf = async () => ({ lng: 'fr', caller }) satisfies Pick<Context, 'lng' | 'caller'> as Context
  registerApi(server, { dispatcher, contextOf })
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = z.object({ port: z.number() }).parse(server.server.address()).port
})

beforeEach(() => {
  caller = { id: '1', role: 'admin', sessionId: 'one', isFresh: true, owesFactor: false }
})

afterAll(() => server.close())

const form = (...parts: readonly (readonly [field: string, content: string | Blob, name?: string])[]) => {
  const body = new FormData()
  for (const [field, content, name] of parts) {
    if (typeof content === 'string') body.append(field, content)
    else body.append(field, content, name)
  }
  return body
}

const letter = (text: string) => new Blob([text])

const send = async (body: RequestInit['body'], { path = '/letters', headers = {} } = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    body: body ?? null,
    headers,
  })
  return { status: answer.status, body: await answer.json() }
}

/** Sends only these lines; returns the first line of the answer. */
const statusLine = (...lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject).once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.write([...lines, '', ''].join('\r\n'))
  })

const uploadHeaders = (contentLength: number) => [
  'POST /api/letters HTTP/1.1',
  'Host: house',
  'Content-Type: multipart/form-data; boundary=thread',
  `Content-Length: ${contentLength}`,
]

describe('an upload', () => {
  it('gives its files, under the names that people gave them, and the fields beside them', async () => {
    const body = form(
      ['letters', letter('Chère'), 'Mariée d’été.txt'],
      ['note', 'hello'],
      ['letter', letter('Madame'), 'C:\\secret\\two.txt'],
    )
    expect(await send(body)).toEqual({
      status: 201,
      body: [
        { field: 'letters.0', name: 'Mariée d’été.txt', text: 'Chère', note: 'hello' },
        { field: 'letters.1', name: 'two.txt', text: 'Madame', note: 'hello' },
      ],
    })
  })

  it('may have a file of exactly the largest size', async () => {
    expect((await send(form(['letter', letter('a'.repeat(mostBytes)), 'long']))).status).toBe(201)
  })

  it.each([
    [401, null],
    [403, { id: '1', role: 'staff', sessionId: 'one', isFresh: true, owesFactor: false }],
  ] as const)('is refused with %i before a byte of its body has come', async (status, who) => {
    caller = who
    expect(await statusLine(...uploadHeaders(2 * mostBytes))).toMatch(`HTTP/1.1 ${status}`)
  })

  it('that says it is too heavy is refused before a byte of it has come', async () => {
    expect(await statusLine(...uploadHeaders(100 * mostBytes))).toMatch('HTTP/1.1 413')
  })

  it('that is refused while it comes can read why', async () => {
    caller = null
    const heavy = form(['letter', letter('a'.repeat(20 * mostBytes)), 'long'])
    expect(await send(heavy)).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
  })

  it('whose sender goes away in the middle of a file, or between two, is waited for no longer', async () => {
    const part = '--thread\r\ncontent-disposition: form-data; name="letter"; filename="a"\r\n\r\nChère'
    for (const begun of [part, `${part}\r\n--thread`]) {
      answered.length = 0
      const socket = connect(port, '127.0.0.1')
      const sent = [...uploadHeaders(mostBytes), '', begun].join('\r\n')
      await new Promise<void>((resolve) => socket.write(sent, () => resolve()))
      socket.destroy()
      await expect.poll(() => answered).toEqual([400])
    }
  })

  it('without a file names the field that lacks', async () => {
    const nothing = { status: 422, body: { fields: { letters: 'Ce champ est obligatoire.' } } }
    expect(await send(form())).toMatchObject(nothing)
    expect(await send(form(['letters', 'not a file']))).toMatchObject(nothing)
  })

  it('with too many files, or one where none is taken, says so', async () => {
    const three = ['1', '2', '3'].map((name) => ['letters', letter(name), name] as const)
    expect(await send(form(...three))).toMatchObject({
      status: 422,
      body: { fields: { letters: '2 éléments au plus.' } },
    })
    expect(await send(form(['portrait', letter('1'), '1']))).toMatchObject({
      status: 422,
      body: { fields: { portrait: 'Ce champ n’est pas connu.' } },
    })
  })

  it('with a file that is too large names it', async () => {
    const long = letter('a'.repeat(mostBytes + 1))
    expect(await send(form(['letters', letter('1'), 'one'], ['letters', long, 'two']))).toMatchObject({
      status: 413,
      body: {
        code: 'file_too_large',
        message: '«\u00a0two\u00a0» dépasse 1\u00a0Mo.',
        fields: { 'letters.1': '«\u00a0two\u00a0» dépasse 1\u00a0Mo.' },
      },
    })
  })

  it('has the fields beside it validated like any other', async () => {
    expect(await send(form(['letter', letter('1'), '1'], ['note', 'too long']))).toMatchObject({
      status: 422,
      body: { fields: { note: '5 caractères au plus.' } },
    })
  })

  it.each([
    ['JSON', '{}', 'application/json', 415],
    ['another format', 'a;b', 'text/csv', 415],
    ['multipart without boundary', 'x', 'multipart/form-data', 400],
    [
      'multipart that breaks off',
      '--a\r\ncontent-disposition: form-data',
      'multipart/form-data; boundary=a',
      400,
    ],
    ['multipart that is none', 'bonjour', 'multipart/form-data; boundary=a', 400],
  ])('that is %s is refused', async (_what, body, type, status) => {
    expect((await send(body, { headers: { 'content-type': type } })).status).toBe(status)
  })

  it('is no format that other calls understand', async () => {
    expect((await send(form(['note', 'a']), { path: '/notes' })).status).toBe(415)
  })

  it('is described with its files', async () => {
    const { paths } = await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()
    const { requestBody, responses } = paths['/letters'].post
    expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
      properties: {
        letters: { type: 'array', maxItems: 2, items: { format: 'binary' } },
        note: { type: 'string' },
      },
      required: ['letters'],
    })
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '413', '415', '422', '503']),
    )
    const page = await (await fetch(`http://127.0.0.1:${port}/api/docs`)).text()
    expect(page).toContain('multipart/form-data')
  })
})

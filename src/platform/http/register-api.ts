import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, EndpointKey } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import { rawBodyOf, readRawBodies } from './bodies/read-raw-bodies.ts'
import { understandMultipart, whileReceiving } from './bodies/receive-uploads.ts'
import { longestBodyTimeMs } from './connections/body-in-time.ts'
import type { ArrivingCall, Dispatcher } from './dispatcher.ts'
import { contentDisposition } from './headers/content-disposition.ts'
import type { ImplementedEndpoint } from './implement.ts'
import { csvOfList, listFileOf, pageFrom, requireListFile } from './list-files.ts'
import { requestLanguage } from './request-language.ts'

export type ContextOfRequest = (request: FastifyRequest) => Promise<Context>

/** « GET /products/{id} » → method and Fastify path. */
const routeOf = (key: EndpointKey) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  return { method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` }
}

const withoutLanguage = (query: unknown) => {
  const { lng: _lng, ...rest } = (query ?? {}) as Record<string, unknown>
  return rest
}

/** A list that was saved as a file. */
export interface SavedList {
  /** The path of its call, such as `/admin/orders`. */
  readonly list: string
  readonly rows: number
  readonly filters: Readonly<Record<string, unknown>>
}

interface ApiOptions {
  readonly dispatcher: Dispatcher
  readonly contextOf: ContextOfRequest
  /** Notes that somebody saved a list as a file. */
  readonly noteList?: (ctx: Context, saved: SavedList) => Promise<unknown>
}

/** Whether the request announces JSON; when the body is missing then, it was lost on the way. */
const announcesBody = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json')

/** A repeated header is joined with « , », and its space makes the key invalid. */
const keyOf = ({ headers }: FastifyRequest) => headers['idempotency-key']?.toString()

type Arrived = Pick<ArrivingCall, 'receive' | 'body' | 'raw'>

const writeHead = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
  reply.code(endpoint.status ?? 200)
  reply.header('content-language', requestLanguage(request))
  reply.header('vary', 'Accept, Accept-Language')
  // Search engines must not list answers and files of the API.
  reply.header('x-robots-tag', 'noindex')
  // A call that changes data may answer one caller even without a token, as signing in does; a file belongs to one
  // account.
  const isForAll = endpoint.access === 'public' && request.method === 'GET' && !endpoint.file
  const kept = endpoint.file?.keptSeconds
  const forOne = kept === undefined ? 'private, no-store' : `private, max-age=${kept}, immutable`
  reply.header('cache-control', isForAll ? 'no-cache' : forOne)
}

const sendFile = (reply: FastifyReply, contentType: string, answer: unknown) => {
  const { bytes, parts, fileName } = fileAnswer.parse(answer)
  return reply
    .type(contentType)
    .header('content-disposition', contentDisposition(fileName))
    .send(parts ? Readable.from(parts) : bytes)
}

const answererOf =
  ({ key, endpoint }: ImplementedEndpoint, { dispatcher, contextOf }: ApiOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, arrived: Arrived) => {
    const answer = await dispatcher.call(await contextOf(request), key, {
      params: request.params as Record<string, unknown>,
      query: withoutLanguage(request.query),
      idempotencyKey: keyOf(request),
      ...arrived,
    })
    writeHead(endpoint, request, reply)
    return endpoint.file ? sendFile(reply, endpoint.file.contentType, answer) : answer
  }

const asksForCsv = ({ headers }: FastifyRequest) => /\btext\/csv\b/.test(headers.accept ?? '')

/** Answers a list as CSV, page by page, to whoever asks for that instead of JSON. */
const csvAnswererOf = (
  { key, endpoint }: ImplementedEndpoint,
  { dispatcher, contextOf, noteList }: ApiOptions,
) => {
  const file = listFileOf(endpoint)
  if (!file) return undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request)
    requireListFile(ctx.caller)
    const query = withoutLanguage(request.query)
    const read = (after?: string) =>
      dispatcher.call(ctx, key, {
        params: request.params as Record<string, unknown>,
        query: pageFrom(query, after),
      })
    // A refusal is answered as such: nothing is written before the first page is read.
    const first = await read()
    const list = key.replace('GET ', '')
    // What somebody looked for may be a name.
    const { search: _search, ...filters }: Readonly<Record<string, unknown>> = query
    const ended = async (rows: number) => noteList?.(ctx, { list, rows, filters })
    writeHead(endpoint, request, reply)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition(`${list.split('/').at(-1)}.csv`))
      .send(Readable.from(csvOfList(file, { first, next: read, ended }, ctx.lng)))
  }
}

const registerPlain = (server: FastifyInstance, each: ImplementedEndpoint, options: ApiOptions) => {
  const answer = answererOf(each, options)
  const answerCsv = csvAnswererOf(each, options)
  server.route({
    ...routeOf(each.key),
    handler: async (request, reply) => {
      if (answerCsv && asksForCsv(request)) return answerCsv(request, reply)
      if (each.endpoint.body && announcesBody(request) && request.body === undefined)
        throw requestErrors.malformedRequest()
      return answer(request, reply, { body: request.body })
    },
  })
}

const registerUpload = (server: FastifyInstance, each: ImplementedEndpoint, options: ApiOptions) => {
  const answer = answererOf(each, options)
  server.route({
    ...routeOf(each.key),
    config: { bodyTimeMs: longestBodyTimeMs },
    handler: (request, reply) => whileReceiving(request, (receive) => answer(request, reply, { receive })),
  })
}

const registerRaw = (server: FastifyInstance, each: ImplementedEndpoint, options: ApiOptions) => {
  const { rawBody } = each.endpoint
  if (!rawBody) return
  const answer = answererOf(each, options)
  server.route({
    ...routeOf(each.key),
    handler: (request, reply) => answer(request, reply, { raw: rawBodyOf(request, rawBody) }),
  })
}

/** Registers every declared endpoint; the dispatcher validates and checks permissions, as for server rendering. */
export const registerApi = (server: FastifyInstance, options: ApiOptions) => {
  const { endpoints } = options.dispatcher
  const isPlain = ({ endpoint: { upload, rawBody } }: ImplementedEndpoint) => !upload && !rawBody
  for (const each of endpoints.filter(isPlain)) registerPlain(server, each, options)
  // Each upload has a scope of its own, so that all other routes still refuse multipart bodies.
  server.register(async (scope) => {
    await understandMultipart(scope)
    for (const each of endpoints.filter(({ endpoint }) => endpoint.upload))
      registerUpload(scope, each, options)
  })
  server.register(async (scope) => {
    readRawBodies(scope)
    for (const each of endpoints) registerRaw(scope, each, options)
  })
}

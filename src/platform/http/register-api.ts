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

interface ApiOptions {
  readonly dispatcher: Dispatcher
  readonly contextOf: ContextOfRequest
}

/** Says that it brings JSON; what it then left out was lost on the way. */
const announcesBody = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json')

/** A repeated header comes joined by commas, and is refused for its space. */
const keyOf = ({ headers }: FastifyRequest) => headers['idempotency-key']?.toString()

type Arrived = Pick<ArrivingCall, 'receive' | 'body' | 'raw'>

const writeHead = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
  reply.code(endpoint.status ?? 200)
  reply.header('content-language', requestLanguage(request))
  reply.header('vary', 'Accept-Language')
  // Answers and papers are no pages.
  reply.header('x-robots-tag', 'noindex')
  // What a call without a token changes may answer one, as signing in does; a file belongs to one account.
  const isForAll = endpoint.access === 'public' && request.method === 'GET' && !endpoint.file
  reply.header('cache-control', isForAll ? 'no-cache' : 'private, no-store')
}

const sendFile = (reply: FastifyReply, contentType: string, answer: unknown) => {
  const { bytes, fileName } = fileAnswer.parse(answer)
  return reply.type(contentType).header('content-disposition', contentDisposition(fileName)).send(bytes)
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

const registerPlain = (server: FastifyInstance, each: ImplementedEndpoint, options: ApiOptions) => {
  const answer = answererOf(each, options)
  server.route({
    ...routeOf(each.key),
    handler: async (request, reply) => {
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

/** Registers every declared endpoint; validation and permission are the dispatcher's, as for server rendering. */
export const registerApi = (server: FastifyInstance, options: ApiOptions) => {
  const { endpoints } = options.dispatcher
  const isPlain = ({ endpoint: { upload, rawBody } }: ImplementedEndpoint) => !upload && !rawBody
  for (const each of endpoints.filter(isPlain)) registerPlain(server, each, options)
  // Each in a scope of its own: to every other route a multipart body stays a format that it does not know.
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

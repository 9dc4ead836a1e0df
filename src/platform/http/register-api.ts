import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointKey } from '../../shared/api/contract.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import { longestBodyTimeMs } from './body-in-time.ts'
import type { ArrivingCall, Dispatcher } from './dispatcher.ts'
import type { ImplementedEndpoint } from './implement.ts'
import { understandMultipart, whileReceiving } from './receive-uploads.ts'
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

type Receive = ArrivingCall['receive']

const answererOf =
  ({ key, endpoint }: ImplementedEndpoint, { dispatcher, contextOf }: ApiOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, receive?: Receive) => {
    if (endpoint.body && announcesBody(request) && request.body === undefined)
      throw requestErrors.malformedRequest()
    const answer = await dispatcher.call(await contextOf(request), key, {
      params: request.params as Record<string, unknown>,
      query: withoutLanguage(request.query),
      body: request.body,
      receive,
    })
    reply.code(endpoint.status ?? 200)
    reply.header('content-language', requestLanguage(request))
    reply.header('vary', 'Accept-Language')
    // What a call without a token changes may answer one, as signing in does.
    const isForAll = endpoint.access === 'public' && request.method === 'GET'
    reply.header('cache-control', isForAll ? 'no-cache' : 'private, no-store')
    return answer
  }

/** Registers every declared endpoint; validation and permission are the dispatcher's, as for server rendering. */
export const registerApi = (server: FastifyInstance, options: ApiOptions) => {
  const { endpoints } = options.dispatcher
  for (const each of endpoints.filter(({ endpoint }) => !endpoint.upload)) {
    const answer = answererOf(each, options)
    server.route({ ...routeOf(each.key), handler: (request, reply) => answer(request, reply) })
  }
  // In a scope of its own: to every other route a multipart body stays a format that it does not know.
  server.register(async (scope) => {
    await understandMultipart(scope)
    for (const each of endpoints.filter(({ endpoint }) => endpoint.upload)) {
      const answer = answererOf(each, options)
      scope.route({
        ...routeOf(each.key),
        config: { bodyTimeMs: longestBodyTimeMs },
        handler: (request, reply) => whileReceiving(request, (receive) => answer(request, reply, receive)),
      })
    }
  })
}

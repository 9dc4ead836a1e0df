import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EndpointKey } from '../../shared/api/contract.ts'
import type { Context } from '../context/context.ts'
import type { Dispatcher } from './dispatcher.ts'
import { requestLanguage } from './request-language.ts'

export type ContextOfRequest = (request: FastifyRequest) => Context

/** « GET /products/{id} » → method and Fastify path. */
const routeOf = (key: EndpointKey) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  return { method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` }
}

const withoutLanguage = (query: unknown) => {
  const { lng: _lng, ...rest } = (query ?? {}) as Record<string, unknown>
  return rest
}

/** Registers every declared endpoint; validation and permission are the dispatcher's, as for server rendering. */
export const registerApi = (
  server: FastifyInstance,
  { dispatcher, contextOf }: { dispatcher: Dispatcher; contextOf: ContextOfRequest },
) => {
  for (const { key, endpoint } of dispatcher.endpoints) {
    server.route({
      ...routeOf(key),
      handler: async (request, reply) => {
        const answer = await dispatcher.call(contextOf(request), key, {
          params: request.params as Record<string, unknown>,
          query: withoutLanguage(request.query),
          body: request.body,
        })
        reply.code(endpoint.status ?? 200)
        reply.header('content-language', requestLanguage(request))
        reply.header('vary', 'Accept-Language')
        reply.header('cache-control', 'no-cache')
        return answer
      },
    })
  }
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { requestErrors } from '../../../shared/request-errors.ts'
import { comesFromHere } from '../comes-from-here.ts'

interface HealthOptions {
  /** Resolves when requests can be served; the schema and the queues were prepared before the process listened. */
  readonly ready: () => Promise<void>
  /** Whether visitors are refused for so long that others should be sent elsewhere. */
  readonly isShut: () => boolean
  readonly registry: Registry
  readonly metricsToken: string | undefined
}

const sameToken = (given: string, token: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const mayReadMetrics = (request: FastifyRequest, token: string | undefined) => {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  return comesFromHere(request) || (token !== undefined && sameToken(given, token))
}

/** `/healthz`: the process is up; `/readyz`: it can serve; `/metrics`: for Prometheus, from loopback or by token. */
export const registerHealth = (
  server: FastifyInstance,
  { ready, isShut, registry, metricsToken }: HealthOptions,
) => {
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const failure = await ready().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!failure && !isShut()) return { status: 'ready' }
    reply.code(503).header('retry-after', '5')
    return { status: 'not ready' }
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw requestErrors.accessDenied()
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { requestErrors } from '../../shared/request-errors.ts'

interface HealthOptions {
  /** Resolves when the database answers and every migration is applied. */
  readonly ready: () => Promise<void>
  readonly registry: Registry
  readonly metricsToken: string | undefined
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const sameToken = (given: string, token: string) =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token))

/** A proxy on this machine speaks for somebody else, and says so. */
const comesFromHere = ({ ip, headers }: FastifyRequest) =>
  loopback.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

const mayReadMetrics = (request: FastifyRequest, token: string | undefined) => {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  return comesFromHere(request) || (token !== undefined && sameToken(given, token))
}

/** `/healthz`: the process is up; `/readyz`: it can serve; `/metrics`: for Prometheus, from loopback or by token. */
export const registerHealth = (server: FastifyInstance, { ready, registry, metricsToken }: HealthOptions) => {
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const failure = await ready().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!failure) return { status: 'ready' }
    reply.code(503).header('retry-after', '5')
    return { status: 'not ready' }
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw requestErrors.accessDenied()
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

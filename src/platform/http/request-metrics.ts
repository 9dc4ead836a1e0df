import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface RequestMetrics {
  readonly registry: Registry
  readonly cachedPages: Counter
  /** Requests that were refused so that others are answered, or because something that they need is away. */
  readonly sentAway: Counter<'reason'>
  /** Shows on `/metrics` how many things of a kind are open now. */
  readonly follow: (kind: string, count: () => number) => void
  readonly watch: (server: FastifyInstance) => void
}

const secondsPerMs = 1 / 1000

/**
 * Counts and times requests by route pattern, never by address, so that the metrics hold no personal data and few
 * labels.
 */
export const createRequestMetrics = (): RequestMetrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const cachedPages = new Counter({
    name: 'cached_pages_total',
    help: 'Pages answered from the rendered-page cache',
    registers: [registry],
  })
  const sentAway = new Counter({
    name: 'http_requests_sent_away_total',
    help: 'Requests refused for the load, for one network that asks for too much, or without the database',
    labelNames: ['reason'],
    registers: [registry],
  })
  const followed = new Map<string, () => number>()
  new Gauge({
    name: 'open_now',
    help: 'What is open or at work at this moment, by kind; without requests each kind is where it began',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, count] of followed) this.set({ kind }, count())
    },
  })
  const abandoned = new Counter({
    name: 'http_requests_abandoned_total',
    help: 'Requests whose caller left before the answer, by route',
    labelNames: ['method', 'route'],
    registers: [registry],
  })
  return {
    registry,
    cachedPages,
    sentAway,
    follow: (kind, count) => void followed.set(kind, count),
    watch: (server) => {
      server.addHook('onRequestAbort', async ({ method, routeOptions }) => {
        abandoned.inc({ method, route: routeOptions.url ?? 'unknown' })
      })
      server.addHook('onResponse', async (request, reply) => {
        duration.observe(
          { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
          reply.elapsedTime * secondsPerMs,
        )
      })
    },
  }
}

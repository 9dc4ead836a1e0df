import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Log } from '../log/log.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { createRefuser } from './create-refuser.ts'
import type { Translate } from './refusal.ts'
import type { RequestMetrics } from './request-metrics.ts'
import { securityHeaders } from './security-headers.ts'

export interface ServerOptions {
  readonly log: Log
  readonly translate: Translate
  readonly metrics: RequestMetrics
  readonly publicUrl: string
  readonly trustProxy: boolean | number | string
  /** Requests an address may make to the API in a minute; addresses on this machine are not counted. */
  readonly requestsPerMinute: number
  /** A process that is late by more turns requests away until it has caught up; 0 never does. */
  readonly mostDelayMs: number
  /** Stands before Fastify and answers what it can itself: the rendered-page cache, or Vite while developing. */
  readonly around: (handler: RequestListener) => RequestListener
}

const bodyLimitBytes = 1024 * 1024
const requestTimeoutMs = 30_000
const thisMachine = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

const serverAround =
  (around: ServerOptions['around']) =>
  (handler: RequestListener): Server =>
    createHttpServer({ requestTimeout: requestTimeoutMs }, around(handler))

/** The HTTP server with its limits, headers, log and error answers; it knows no product. */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { log, metrics, publicUrl, trustProxy } = options
  const logger: FastifyBaseLogger = log
  const refuse = createRefuser(options)
  const server = Fastify({
    serverFactory: serverAround(options.around),
    bodyLimit: bodyLimitBytes,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
  })
  server.setErrorHandler(refuse)
  server.setNotFoundHandler((request, reply) => refuse(requestErrors.unknownCall(), request, reply))
  const headers = { ...securityHeaders(publicUrl), 'content-security-policy': contentSecurityPolicy() }
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const durationMs = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, durationMs }, 'request')
  })
  metrics.watch(server)
  await server.register(underPressure, { maxEventLoopDelay: options.mostDelayMs, retryAfter: 5 })
  await server.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => thisMachine.includes(request.ip) || !request.url.startsWith('/api/'),
    errorResponseBuilder: () => requestErrors.tooManyRequests(),
  })
  return server
}

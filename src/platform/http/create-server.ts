import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { requestErrors } from '../../shared/request-errors.ts'
import { requestNote } from '../log/chatter.ts'
import type { Log } from '../log/log.ts'
import { readEmptyBodies } from './bodies/read-empty-bodies.ts'
import { comesFromHere } from './comes-from-here.ts'
import { longestBodyTimeMs, requireBodyInTime } from './connections/body-in-time.ts'
import { capConnections } from './connections/cap-connections.ts'
import { closeConnections } from './connections/close-connections.ts'
import { createDoor, type Door, type DoorOptions } from './connections/door.ts'
import { networkOf } from './connections/network-of.ts'
import { trustedPeer } from './connections/trusted-peer.ts'
import { contentSecurityPolicy } from './headers/content-security.ts'
import { securityHeaders } from './headers/security-headers.ts'
import { createRefuser, type RefuserOptions } from './refusals/create-refuser.ts'
import type { RequestMetrics } from './request-metrics.ts'

export interface ServerOptions
  extends Partial<Pick<DoorOptions, 'worthOf' | 'pressure' | 'nowMs'>>,
    RefuserOptions {
  readonly log: Log
  readonly metrics: RequestMetrics
  readonly publicUrl: string
  readonly trustProxy: boolean | number | string
  /**
   * The requests that a network may make in a minute; cached pages, assets and callers on this machine are not counted.
   */
  readonly requestsPerMinute: number
  /**
   * A process whose event loop is late by more refuses requests until it has caught up, some much sooner; 0 never
   * refuses.
   */
  readonly mostDelayMs: number
  /** Runs before Fastify and answers what it can: the cache of rendered pages, or Vite during development. */
  readonly around: (handler: RequestListener) => RequestListener
}

/**
 * A page loads many of these, or machines request them; the route decides, because an address can be written in many
 * ways.
 */
const neverLimited = (route = '') =>
  route.startsWith('/assets/') || route.startsWith('/media/') || route === '/healthz' || route === '/readyz'

const bodyLimitBytes = 1024 * 1024
const smallestWorthItBytes = 1024
/** An answer of the API is made for one caller, so it is compressed quickly rather than well. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** A connection that has not sent complete request headers by then is closed; this is checked every second. */
const headersTimeoutMs = 10_000
const connectionsCheckMs = 1_000
/** Longer than load balancers keep a connection idle, so that no connection is closed during a request. */
const keepAliveTimeoutMs = 72_000

const serverAround =
  (around: ServerOptions['around']) =>
  (handler: RequestListener): Server =>
    createHttpServer(
      {
        headersTimeout: headersTimeoutMs,
        connectionsCheckingInterval: connectionsCheckMs,
        requestTimeout: longestBodyTimeMs,
        keepAliveTimeout: keepAliveTimeoutMs,
      },
      around(handler),
    )

export interface HttpServer {
  readonly server: FastifyInstance
  readonly door: Door
}

/** The HTTP server with its limits, headers, log and error answers; it knows no slice. */
export const createServer = async (options: ServerOptions): Promise<HttpServer> => {
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
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
  })
  const { connections, answers } = closeConnections(server, server.server)
  metrics.follow('connections', connections)
  metrics.follow('answers', answers)
  capConnections(server.server, trustedPeer(trustProxy))
  server.setErrorHandler(refuse)
  server.setNotFoundHandler((request, reply) => refuse(requestErrors.unknownCall(), request, reply))
  const headers = { ...securityHeaders({ publicUrl }), 'content-security-policy': contentSecurityPolicy() }
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const durationMs = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, durationMs }, requestNote)
  })
  // A client that disconnects before its answer gets no `onResponse` hook.
  server.addHook('onRequestAbort', async ({ method, routeOptions, log }) => {
    log.info({ method, route: routeOptions.url, abandoned: true }, requestNote)
  })
  const { worthOf = () => 'usual', mostDelayMs, pressure, nowMs } = options
  const door = createDoor(server, { worthOf, mostDelayMs, pressure, nowMs })
  metrics.follow('requests', door.atWork)
  metrics.follow('heldBack', door.heldBack)
  metrics.follow('bodies', requireBodyInTime(server))
  readEmptyBodies(server)
  metrics.watch(server)
  await server.register(etag, { weak: true })
  await server.register(compress, {
    threshold: smallestWorthItBytes,
    encodings: ['br', 'gzip'],
    brotliOptions,
  })
  await server.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => comesFromHere(request) || neverLimited(request.routeOptions.url),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => requestErrors.tooManyRequests(),
  })
  return { server, door }
}

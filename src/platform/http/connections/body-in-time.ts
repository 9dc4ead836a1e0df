import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route gives a body to arrive. */
    bodyTimeMs?: number
  }
}

const usualBodyTimeMs = 30_000

/** The longest that any route gives a body: one photograph on a slow line, ten of the heaviest on one of 4 Mbit/s. */
export const longestBodyTimeMs = 5 * 60_000

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends the connection of a request whose body has not come whole in the time of its route. */
export const requireBodyInTime = (server: FastifyInstance) => {
  const awaited = new Set<NodeJS.Timeout>()
  server.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!bringsBody(raw)) return
    const end = () => {
      awaited.delete(timer)
      if (raw.complete) return
      if (!reply.raw.headersSent) raw.socket.write(answer)
      raw.socket.destroySoon()
    }
    const timer = setTimeout(end, routeOptions.config.bodyTimeMs ?? usualBodyTimeMs)
    awaited.add(timer)
    const stop = () => {
      clearTimeout(timer)
      awaited.delete(timer)
    }
    // The body has come whole, or its sender has gone.
    raw.once('end', stop).once('close', stop)
  })
  // A request that was put in without a connection, and refused before it was read, does neither.
  server.addHook('onClose', async () => {
    for (const timer of awaited) clearTimeout(timer)
  })
}

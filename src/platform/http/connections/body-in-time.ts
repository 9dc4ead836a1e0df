import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a body may take to arrive on this route. */
    bodyTimeMs?: number
  }
}

const usualBodyTimeMs = 30_000

/**
 * The longest time that any route allows for a body: one photograph over a slow connection, or ten of the heaviest at 4
 * Mbit/s.
 */
export const longestBodyTimeMs = 5 * 60_000

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Closes the connection of a request whose body has not arrived completely within the time of its route. Returns how
 * many bodies are waited for.
 */
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
    const { socket } = raw
    const stop = () => {
      clearTimeout(timer)
      awaited.delete(timer)
      socket.off('close', stop)
    }
    // The body has arrived completely, or the client has disconnected. A request whose body is never read reports
    // neither, so that the connection itself is asked as well.
    raw.once('end', stop).once('close', stop)
    socket.once('close', stop)
  })
  // A request that was injected without a connection, and refused before it was read, emits neither event.
  server.addHook('onClose', async () => {
    for (const timer of awaited) clearTimeout(timer)
  })
  return () => awaited.size
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server closes, this ends idle connections at once and all others after their current answer. Node itself
 * would wait for the timeout of a connection that is kept alive, or that never sent a request. Returns how many are open.
 */
export const closeConnections = (server: FastifyInstance, http: Server) => {
  const open = new Set<Socket>()
  const answering = new Set<ServerResponse>()
  let isClosing = false

  const endIdle = () => {
    const busy = new Set([...answering].map(({ req }) => req.socket))
    for (const socket of open) if (!busy.has(socket)) socket.destroySoon()
  }

  http.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  http.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    answering.add(response)
    if (isClosing) response.shouldKeepAlive = false
    response.once('close', () => {
      answering.delete(response)
      if (isClosing) endIdle()
    })
  })
  server.addHook('preClose', async () => {
    isClosing = true
    // The header of the answer tells the client so; when the header is sent already, the end of the answer closes the
    // connection.
    for (const response of answering) response.shouldKeepAlive = false
    endIdle()
  })
  return { connections: () => open.size, answers: () => answering.size }
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends every connection with the answer that is made on it once the server closes, and at once those on which nothing is:
 * Node itself would wait for one that is kept for a next request, or that never sent one, until its time is over.
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
    // Tells the caller so in the answer; where the head of the answer is gone already, its end is the end of the line.
    for (const response of answering) response.shouldKeepAlive = false
    endIdle()
  })
}

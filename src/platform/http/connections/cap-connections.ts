import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network-of.ts'
import { openThings } from './open-things.ts'

/**
 * Enough for many people in one office with six connections per browser; only a small part of what the server can hold
 * open.
 */
const mostPerNetwork = 256

/** Closes new connections at once when a network has too many; a proxy that forwards visitors is not counted. */
export const capConnections = (http: Server, isTrusted: (address: string) => boolean) => {
  const open = openThings<Socket>()
  http.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return
    const network = networkOf(remoteAddress)
    open.enter(socket, network)
    socket.once('close', () => open.leave(socket))
    if (open.of(network) > mostPerNetwork) socket.destroy()
  })
}

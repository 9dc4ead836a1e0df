import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network-of.ts'

/**
 * Enough for many people in one office with six connections per browser; only a small part of what the server can hold
 * open.
 */
const mostPerNetwork = 256

/** Closes new connections at once when a network has too many; a proxy that forwards visitors is not counted. */
export const capConnections = (http: Server, isTrusted: (address: string) => boolean) => {
  const open = new Map<string, number>()
  http.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > mostPerNetwork) socket.destroy()
  })
}

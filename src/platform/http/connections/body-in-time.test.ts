import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requireBodyInTime } from './body-in-time.ts'

let server: FastifyInstance
let port: number

beforeAll(async () => {
  server = Fastify()
  requireBodyInTime(server)
  server.post('/', { config: { bodyTimeMs: 50 } }, async ({ body }) => body)
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = z.object({ port: z.number() }).parse(server.server.address()).port
})

afterAll(() => server.close())

const headers = 'POST / HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\nContent-Length: 7\r\n'

/** Collects what the server sends until it closes the connection, which proves that the server closes it. */
const said = (request: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

describe('a body', () => {
  it('that does not come whole in time ends the connection', async () => {
    expect(await said(`${headers}\r\n{"a"`)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that comes in time is answered', async () => {
    expect(await said(`${headers}Connection: close\r\n\r\n{"a":1}`)).toMatch(/^HTTP\/1\.1 200 .*\{"a":1\}$/s)
  })
})

import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { translate } from '../../../app/i18n/translate.ts'
import { silentLog } from '../../log/log.ts'
import { createServer, type ServerOptions } from '../create-server.ts'
import { createRequestMetrics } from '../request-metrics.ts'

let ends: (() => unknown)[] = []

afterEach(async () => {
  await Promise.all(ends.map((end) => end()))
  ends = []
})

/** A server that answers `/slow` when the test releases it, and functions to reach it by raw connections. */
const listening = async (some: Partial<ServerOptions> = {}) => {
  const metrics = createRequestMetrics()
  const { server, door } = await createServer({
    houseName: () => 'Maison',
    log: silentLog(),
    translate,
    metrics,
    publicUrl: 'https://house.example',
    trustProxy: false,
    requestsPerMinute: 100_000,
    mostDelayMs: 0,
    around: (handler) => handler,
    ...some,
  })
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  server.get('/quick', async () => 'here')
  server.all('/nowhere/*', (_request, reply) => reply.callNotFound())
  server.get('/slow', async () => {
    asked.resolve()
    await answer.promise
    return 'at last'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => server.close())
  const { port } = server.server.address() as AddressInfo
  const open = async (sent = '') => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    socket.write(sent)
    return socket
  }
  return { server, door, metrics, open, asked: asked.promise, answer: answer.resolve }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: house.example\r\n\r\n`

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())))

const endOf = async (socket: Socket) => {
  const from = performance.now()
  socket.resume()
  await closed(socket)
  return performance.now() - from
}

const noneLeft = (server: FastifyInstance) =>
  expect
    .poll(() => new Promise((resolve) => server.server.getConnections((_, count) => resolve(count))))
    .toBe(0)

const firstOf = async (socket: Socket) => String((await once(socket, 'data'))[0])

describe('a server that closes', () => {
  it('answers what it was asked, says that the line ends with that, and does end it', async () => {
    const { server, open, asked, answer } = await listening()
    const socket = await open(get('/slow'))
    const heard = text(socket)
    await asked
    const whole = server.close()
    await expect.poll(() => server.server.listening).toBe(false)
    answer()
    const answeredAt = performance.now()
    await whole
    expect(performance.now() - answeredAt).toBeLessThan(1_000)
    expect(await heard).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*at last/is)
  })

  it('waits neither for a line that is kept for a next request nor for one that never sent any', async () => {
    const { server, open } = await listening()
    const kept = await open(get('/quick'))
    expect(await firstOf(kept)).toMatch(/connection: keep-alive/i)
    const lines = [kept, await open(), await open('GET /quick HTTP/1.1\r\nHost:')]
    const ended = Promise.all(lines.map(endOf))
    await server.close()
    for (const ms of await ended) expect(ms).toBeLessThan(1_000)
  })
})

describe('a network that asks for much at once', () => {
  const asked = (path: string, address: string, method = 'GET') =>
    `${method} ${path} HTTP/1.1\r\nHost: house.example\r\nX-Forwarded-For: ${address}\r\n\r\n`

  const statusFor = async (
    { open }: Awaited<ReturnType<typeof listening>>,
    path: string,
    address: string,
  ) => {
    const socket = await open(asked(path, address))
    const [, status] = /^HTTP\/1.1 (\d+)/.exec(await firstOf(socket)) ?? []
    socket.destroy()
    return status
  }

  it('is refused before anybody else is, whichever of its addresses asks', async () => {
    const house = await listening({ mostDelayMs: 60_000, trustProxy: true })
    const ends = Array.from({ length: 60 }, (_, at) => `2001:db8:0:1::${at + 1}`)
    const sockets = await Promise.all(ends.map((address) => house.open(asked('/slow', address))))
    await expect.poll(() => statusFor(house, '/quick', '2001:db8:0:1::ffff')).toBe('429')
    expect(await statusFor(house, '/quick', '2001:db8:0:2::1')).toBe('200')
    expect(await statusFor(house, '/quick', '203.0.113.7')).toBe('200')
    const metrics = await house.metrics.registry.metrics()
    expect(Number(/open_now\{kind="requests"\} (\d+)/.exec(metrics)?.[1])).toBeLessThan(16)
    house.answer()
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusFor(house, '/quick', '2001:db8:0:1::ffff')).toBe('200')
  })

  it('counts a request once that is passed to the answer for unknown addresses', async () => {
    const house = await listening({ mostDelayMs: 60_000, trustProxy: true })
    for (let round = 0; round < 500; round++)
      await house.server.inject({ url: '/nowhere/x', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await house.metrics.registry.metrics()).toContain('open_now{kind="requests"} 0')
    expect(await statusFor(house, '/quick', '203.0.113.7')).toBe('200')
  })
})

describe('a process that refuses ordinary pages', () => {
  it('is shut after a minute of it, and open again once it can answer', async () => {
    let [pressure, nowMs] = [0.6, 0]
    const { server, door } = await listening({
      pressure: () => pressure,
      nowMs: () => nowMs,
      worthOf: () => 'heavy',
    })
    const status = async () => (await server.inject('/quick')).statusCode
    expect(door.isShut()).toBe(false)
    expect(await status()).toBe(503)
    nowMs += 59_999
    expect([await status(), door.isShut()]).toEqual([503, false])
    nowMs += 1
    expect(door.isShut()).toBe(true)
    pressure = 0.1
    expect([door.isShut(), await status()]).toEqual([false, 200])
    pressure = 0.6
    expect([await status(), door.isShut()]).toEqual([503, false])
  })
})

describe('a process with much at work', () => {
  const statusOf = async ({ open }: Awaited<ReturnType<typeof listening>>, path: string) => {
    const socket = await open(get(path))
    const [, status] = /^HTTP\/1.1 (\d+)/.exec(await firstOf(socket)) ?? []
    socket.destroy()
    return status
  }

  it('sends callers away, and no more once it is done, although those it worked for have gone', async () => {
    const house = await listening({ mostDelayMs: 60_000, trustProxy: true })
    const sockets = await Promise.all(Array.from({ length: 310 }, () => house.open(get('/slow'))))
    await expect.poll(() => statusOf(house, '/quick')).toBe('503')
    for (const socket of sockets) socket.destroy()
    await noneLeft(house.server)
    house.answer()
    await expect.poll(() => statusOf(house, '/quick')).toBe('200')
    // The nine other requests were refused at once.
    expect(await house.metrics.registry.metrics()).toContain(
      'http_requests_abandoned_total{method="GET",route="/slow"} 301',
    )
  })
})

describe('a connection', () => {
  it('that says nothing, or never ends what it says, is cut off after ten seconds', async () => {
    const { open } = await listening()
    const silent = await open()
    const slow = await open('GET /quick HTTP/1.1\r\nHost: house')
    const ms = await Promise.all([endOf(silent), endOf(slow)])
    for (const each of ms) expect(each).toBeLessThan(13_000)
    for (const each of ms) expect(each).toBeGreaterThan(9_000)
  })

  /** Opens so many connections from one address and counts those that are still answered. */
  const answered = async (count: number, some: Partial<ServerOptions>) => {
    const { open } = await listening(some)
    const sockets = await Promise.all(Array.from({ length: count }, () => open()))
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        const over = closed(socket).then(() => '')
        socket.write(get('/quick'))
        return Promise.race([firstOf(socket).catch(() => ''), over])
      }),
    )
    return answers.filter((each) => each.startsWith('HTTP/1.1 200')).length
  }

  it('is refused to an address that has many', async () => {
    expect(await answered(300, { trustProxy: false })).toBe(256)
  })

  it.each(['loopback', '127.0.0.0/8', 1, true])(
    'is not refused to a proxy that speaks for visitors: %s',
    async (trustProxy) => {
      expect(await answered(300, { trustProxy })).toBe(300)
    },
  )

  it('is counted again once another has ended', async () => {
    const { server, open } = await listening()
    for (let round = 0; round < 3; round++) {
      const sockets = await Promise.all(Array.from({ length: 256 }, () => open()))
      const last = sockets.at(-1)
      last?.write(get('/quick'))
      expect(last && (await firstOf(last))).toMatch(/^HTTP\/1.1 200/)
      for (const socket of sockets) socket.destroy()
      await noneLeft(server)
    }
  })
})

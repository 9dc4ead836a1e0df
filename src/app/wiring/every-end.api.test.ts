import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOnServer } from '../../testing/database/test-database.ts'
import { type OddRequest, oddRequests, sendOdd } from '../../testing/traffic/odd-requests.ts'
import { type WebApp, webApp } from '../../testing/web-app.ts'

let app: WebApp
let port: number

beforeAll(async () => {
  app = await webApp({
    // An hour: the load counts, and a busy machine changes nothing.
    mostDelayMs: 3_600_000,
    handle: async () => async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/commandes')
        return new Response(null, { status: 302, headers: { location: '/auth' } })
      if (pathname === '/lookbook') throw new Error('the page is broken')
      return new Response('<!doctype html><title>Maison</title>', {
        headers: { 'content-type': 'text/html' },
      })
    },
  })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
})

afterAll(() => app.close())

const times = 300
const atOnce = 50

const sendOften = async (kind: OddRequest) => {
  let left = times
  const sendInTurn = async () => {
    while (left > 0) {
      left--
      await sendOdd(port, kind)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendInTurn))
}

const gauges = async () => {
  const { body } = await app.server.inject('/metrics')
  // The answer that says so is being made itself.
  return [...body.matchAll(/^open_now\{kind="(\w+)"\} (\d+)$/gm)].map(([, kind, count]) => `${kind} ${count}`)
}

describe.skipIf(isOnServer)('whatever passes by', () => {
  it(`is ${Object.keys(oddRequests).length} kinds of requests`, () => {
    expect(Object.keys(oddRequests).length).toBeGreaterThanOrEqual(40)
  })

  it.for(Object.entries(oddRequests))('leaves nothing open: %s', async ([, kind]) => {
    const before = await gauges()
    expect(before.length).toBeGreaterThan(8)
    await sendOften(kind)
    await expect.poll(gauges).toEqual(before)
    const page = await app.server.inject({ url: '/boutique', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    // None of these needed what is away, and none was so many that others would have waited.
    expect((await app.server.inject('/metrics')).body).not.toMatch(
      /^http_requests_sent_away_total\{.*outage/m,
    )
  })
})

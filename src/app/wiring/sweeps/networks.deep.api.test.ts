import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
  await app.system.prepareJobs()
})

afterAll(() => app.close())

let sent = 0

const person = () => `claire-${++sent}@example.fr`
const password = 'organza et velours'

/**
 * The calls of a guest, each with a new e-mail address, and how many of them one network may send before it must wait.
 */
const sendings = {
  '/contact': {
    most: 20,
    body: () => ({
      fullName: 'Claire Dumas',
      email: person(),
      subject: 'Un ourlet',
      message: 'Pouvez-vous reprendre un ourlet ?',
    }),
  },
  '/newsletter': { most: 20, body: () => ({ email: person() }) },
  '/withdrawals': {
    most: 20,
    body: () => ({ name: 'Claire', email: person(), orderNumber: 'MC-2026-000000', confirmed: true }),
  },
  '/reviews': {
    most: 20,
    body: () => ({
      name: 'Claire',
      email: person(),
      rating: 5,
      content: `Une robe comme dans un rêve, ${sent} fois.`,
      occasion: 'Mariage',
    }),
  },
  '/auth/forgot-password': { most: 20, body: () => ({ email: person() }) },
  '/auth/register': {
    most: 20,
    body: () => ({ firstName: 'Claire', lastName: 'Dumas', email: person(), password }),
  },
  '/auth/login': { most: 60, body: () => ({ email: person(), password }) },
} as const

let networks = 0

/** Creates addresses of one network: each has another second half of 64 bits. */
const holder = () => {
  const network = `2001:db8:${(++networks).toString(16)}:7`
  return (count: number) => `${network}:${(count * 1021).toString(16)}:${count.toString(16)}:0:1`
}

const send = async (url: string, payload: object, remoteAddress: string) =>
  (await app.server.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress })).statusCode

describe('what is sent from many addresses of one network', () => {
  it.each(Object.entries(sendings))('%s is counted as from one', async (url, { most, body }) => {
    const own = holder()
    const statuses: number[] = []
    for (let count = 1; count <= most + 1; count++) statuses.push(await send(url, body(), own(count)))
    expect(statuses.slice(0, most)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    expect(await send(url, body(), holder()(1))).not.toBe(429)
  })
})

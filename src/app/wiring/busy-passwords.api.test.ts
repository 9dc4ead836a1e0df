import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../features/accounts/server/accounts.table.ts'
import { tries } from '../../features/tries/server/tries.table.ts'
import { passwordsInside, withPasswords } from '../../platform/passwords/hash-password.ts'
import { jeanne } from '../../testing/accounts/accounts-api.ts'
import { forgetAccounts } from '../../testing/accounts/forget-accounts.ts'
import { type WebApp, webApp } from '../../testing/web-app.ts'

let app: WebApp
let authorization: string

const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await app.server.inject({ method: 'POST', url: `/api${url}`, payload, headers })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() }
}

beforeAll(async () => {
  app = await webApp()
})

beforeEach(async () => {
  await forgetAccounts(app.test.database.db)
  const { body } = await post('/auth/register', jeanne)
  authorization = `Bearer ${body.token}`
})

afterAll(() => app.close())

/** Fills all places for hashing passwords until the work is done. */
const whileFull = async <T>(work: () => Promise<T>) => {
  const leaving = Promise.withResolvers<void>()
  const inside = Array.from({ length: passwordsInside }, () => withPasswords(() => leaving.promise))
  try {
    return await work()
  } finally {
    leaving.resolve()
    await Promise.all(inside)
  }
}

const { email, password } = jeanne

describe('while more passwords come in than can be hashed', () => {
  it.each([
    ['/auth/login', { email, password }],
    ['/auth/register', { ...jeanne, email: 'louise@example.fr' }],
    ['/auth/reset-password', { token: 'a-link-that-nobody-spends', password }],
  ])('%s answers 503 and when to come again, and counts nothing', async (url, payload) => {
    const { db } = app.test.database
    const before = await db.select().from(tries)
    for (const [lng, message] of [
      ['fr', 'La maison est très sollicitée. Réessayez dans quelques instants.'],
      ['en', 'The house is very busy. Please try again in a moment.'],
    ])
      expect(await whileFull(() => post(`${url}?lng=${lng}`, payload))).toEqual({
        status: 503,
        retryAfter: '3',
        body: { success: false, code: 'service_busy', message },
      })
    expect(await db.select().from(tries)).toEqual(before)
    expect(await db.$count(accounts)).toBe(1)
  })

  it('a password that is asked for again is neither wrong nor counted', async () => {
    const headers = { authorization }
    const change = () =>
      app.server.inject({
        method: 'PUT',
        url: '/api/auth/password',
        headers,
        payload: { currentPassword: password, password: 'velours de soie mordoré' },
      })
    for (let time = 0; time < 10; time++) expect((await whileFull(change)).statusCode).toBe(503)
    expect((await change()).statusCode).toBe(200)
  })

  it('anyone who comes again afterwards is let in, however often they were sent away', async () => {
    for (let time = 0; time < 10; time++) await whileFull(() => post('/auth/login', { email, password }))
    expect((await post('/auth/login', { email, password })).status).toBe(200)
  })
})
